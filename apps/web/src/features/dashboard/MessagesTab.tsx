import { Link } from '@tanstack/react-router';
import { useInbox } from '../../shared/inbox.ts';
import type { Member } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Following } from '../inbox/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';
import { OpenRequests } from './OpenRequests.tsx';
import { WithRequests } from './WithRequests.tsx';

const words = dashboard.messages;

/** Open requests for dates first (D509), then the number of unread messages, and a link to them. */
export function MessagesTab({
  member,
  following,
}: {
  readonly member: Member;
  readonly following: Following;
}) {
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
