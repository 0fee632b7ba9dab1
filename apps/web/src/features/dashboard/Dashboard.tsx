import { Link } from '@tanstack/react-router';
import type { Member } from '../../session/use-session.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useInbox } from '../../shared/inbox.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFollowDateRequests } from '../dates/index.ts';
import { MailAddress } from '../messages/index.ts';
import { OwnDecisions, SuspendedBanner } from '../account/index.ts';
import type { Following } from '../inbox/index.ts';
import { dashboard } from './dashboard.text.ts';
import type { DashboardTab } from './dashboard-tabs.ts';
import styles from './dashboard.module.css';
import { OpenRequests } from './RequestList.tsx';
import { WithRequests } from './WithRequests.tsx';
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
        <SuspendedBanner user={member.user.uid} />
        <OwnDecisions user={member.user.uid} />
        {tab === 'overview' && <MailAddress user={member.user} />}
        {tab === 'overview' && <Overview member={member} following={following} />}
        {tab === 'robots' && <OwnRobots member={member} following={following} />}
        {tab === 'rentals' && <RentalsTab member={member} following={following} />}
        {tab === 'messages' && <MessagesTab member={member} following={following} />}
      </div>
    </div>
  );
}

const words = dashboard.messages;

/** Open requests for dates first (D509), then the number of unread messages, and a link to them. */
function MessagesTab({ member, following }: { readonly member: Member; readonly following: Following }) {
  const { unreadCount } = useInbox();
  return (
    <>
      <h1>{words.heading}</h1>
      <WithRequests me={member.user.uid} following={following}>
        {(requests) => <OpenRequests member={member} requests={requests} />}
      </WithRequests>
      <div className={styles['placeholder']}>
        <Icon name="message-square" size={40} />
        <p role="status">{unreadCount > 0 ? words.unread(unreadCount) : words.none}</p>
        <Link to="/messages" className={buttonClass()}>
          {words.open}
        </Link>
      </div>
    </>
  );
}
