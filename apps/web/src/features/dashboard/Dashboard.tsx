import type { Member } from '../../session/use-session.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useFollowDateRequests } from '../dates/index.ts';
import { MailAddress } from '../notices/index.ts';
import { SuspendedNotice } from '../account/index.ts';
import { dashboard } from './dashboard.text.ts';
import type { DashboardTab } from './dashboard-tabs.ts';
import styles from './dashboard.module.css';
import { MessagesTab } from './MessagesTab.tsx';
import { Overview } from './Overview.tsx';
import { OwnRobots } from './OwnRobots.tsx';
import { RentalsTab } from './RentalsTab.tsx';
import { Sidebar } from './Sidebar.tsx';

export function Dashboard({ member, tab }: { readonly member: Member; readonly tab: DashboardTab }) {
  const following = useFollowDateRequests(member.user.uid);
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={tab === 'overview' ? dashboard.title : dashboard.tabs[tab]} />
      <Sidebar member={member} current={tab} />
      <div className={styles['content']}>
        <SuspendedNotice user={member.user.uid} />
        {tab === 'overview' && <MailAddress user={member.user} />}
        {tab === 'overview' && <Overview member={member} following={following} />}
        {tab === 'robots' && <OwnRobots member={member} following={following} />}
        {tab === 'rentals' && <RentalsTab member={member} following={following} />}
        {tab === 'messages' && <MessagesTab member={member} following={following} />}
      </div>
    </div>
  );
}
