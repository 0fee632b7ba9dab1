import { Link } from '@tanstack/react-router';
import { useInbox } from '../../queries/messages/inbox.ts';
import { dashboard } from '../../text/screens/dashboard.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './dashboard.module.css';

const words = dashboard.messages;

/** The number of unread messages, and a link to them. */
export function MessagesTab() {
  const { unreadCount } = useInbox();
  return (
    <>
      <h1>{words.heading}</h1>
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
