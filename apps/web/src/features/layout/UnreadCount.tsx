import { unreadCountText } from '@roborrow/text/plurals';
import { useInbox } from '../../queries/messages/inbox.ts';
import { navigation } from '../../text/screens/navigation.ts';
import styles from './layout.module.css';

/** The badge beside Messages; nothing when all messages are read (D28). */
export function UnreadCount() {
  const { unreadCount } = useInbox();
  if (unreadCount === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden>{unreadCountText(unreadCount)}</span>
      <span className="visually-hidden">{navigation.unread(unreadCount)}</span>
    </span>
  );
}
