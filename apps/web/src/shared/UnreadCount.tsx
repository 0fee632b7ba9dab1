import { unreadCountText, unreadMessages } from '@roborrow/text/plurals';
import { useInbox } from './inbox.ts';
import styles from './unread-count.module.css';

/** The badge beside Messages; nothing when all messages are read (D28). */
export function UnreadCount() {
  const { unreadCount } = useInbox();
  if (unreadCount === 0) return null;
  return (
    <span className={styles['count']} data-unread>
      <span aria-hidden>{unreadCountText(unreadCount)}</span>
      <span className="visually-hidden">{unreadMessages(unreadCount)}</span>
    </span>
  );
}
