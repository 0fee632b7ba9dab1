import { Skeleton } from '../../ui/Skeleton.tsx';
import { messages as text } from './messages.text.ts';
import styles from './conversations.module.css';

const ROWS = ['62%', '45%', '70%', '52%', '58%'] as const;

export function ConversationSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{text.loadingConversations}</span>
      {ROWS.map((width) => (
        <div key={width} className={styles['item']}>
          <span className={styles['ghost']}>
            <Skeleton width="3rem" height="3rem" />
          </span>
          <span className={styles['ghostLines']}>
            <Skeleton width={width} height="0.9rem" />
            <Skeleton width="85%" height="0.8rem" />
          </span>
        </div>
      ))}
    </div>
  );
}
