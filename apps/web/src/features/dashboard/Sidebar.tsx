import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Member } from '../../session/use-session.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { UnreadCount } from '../../shared/UnreadCount.tsx';
import { dashboard } from './dashboard.text.ts';
import { DASHBOARD_TABS, tabSearch, type DashboardTab } from './dashboard-tabs.ts';
import styles from './sidebar.module.css';

const ICONS: Readonly<Record<DashboardTab, IconName>> = {
  overview: 'layout-dashboard',
  robots: 'bot',
  rentals: 'calendar-clock',
  messages: 'message-square',
};

/**
 * How much of the tab before the open one stays visible on a phone, in pixels, to show that there are more
 * tabs.
 */
const REST_OF_NEIGHBOUR = 64;

/** The signed-in user, and a link to each tab. On phones it is a compact header with tabs that scroll. */
export function Sidebar({ member, current }: { readonly member: Member; readonly current: DashboardTab }) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && open) tabs.current.scrollLeft = open.offsetLeft - REST_OF_NEIGHBOUR;
  }, [current]);
  const name = member.profile?.displayName || member.user.displayName || member.user.email;
  return (
    <div className={styles['sidebar']}>
      <div className={styles['person']}>
        <Avatar name={name} src={member.profile?.avatar ?? ''} size={3.5} />
        <div className={styles['who']}>
          <p className={styles['name']}>{name}</p>
          <p className={styles['email']}>{member.user.email}</p>
          <Link to="/edit-profile">{dashboard.editProfile}</Link>
          {member.user.isOperator && <Link to="/operator">{dashboard.operator}</Link>}
        </div>
      </div>
      <nav ref={tabs} aria-label={dashboard.tabsLabel}>
        <ul className={styles['tabs']}>
          {DASHBOARD_TABS.map((tab) => (
            <li key={tab}>
              <Link
                to="/dashboard"
                search={tabSearch(tab)}
                activeOptions={{ exact: true }}
                aria-current={tab === current ? 'page' : undefined}
                className={styles['tab']}
              >
                <Icon name={ICONS[tab]} size={19} />
                {dashboard.tabs[tab]}
                {tab === 'messages' && <UnreadCount />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
