import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../shared/toast.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { messages as text } from './messages.text.ts';
import styles from './messages.module.css';
import conversationsStyles from './conversations.module.css';
import threadStyles from './thread.module.css';

/** An error where content could not be loaded, shown in place and as the toast of D172. */
export function Failure({
  text: sentence,
  onRetry,
}: {
  readonly text: string;
  readonly onRetry: () => void;
}) {
  useEffect(() => showToast('error', sentence), [sentence]);
  return (
    <div className={styles['failure']}>
      <p>{sentence}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

const ROWS = ['62%', '45%', '70%', '52%', '58%'] as const;

export function ConversationSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{text.loadingConversations}</span>
      {ROWS.map((width) => (
        <div key={width} className={conversationsStyles['item']}>
          <span className={conversationsStyles['ghost']}>
            <Skeleton width="3rem" height="3rem" />
          </span>
          <span className={conversationsStyles['ghostLines']}>
            <Skeleton width={width} height="0.9rem" />
            <Skeleton width="85%" height="0.8rem" />
          </span>
        </div>
      ))}
    </div>
  );
}

const BUBBLES = [
  { width: '52%', isOwn: false },
  { width: '34%', isOwn: false },
  { width: '46%', isOwn: true },
  { width: '60%', isOwn: false },
  { width: '28%', isOwn: true },
] as const;

export function ThreadSkeleton() {
  return (
    <div role="status" className={threadStyles['skeleton']}>
      <span className="visually-hidden">{text.loadingThread}</span>
      {BUBBLES.map(({ width, isOwn }) => (
        <div key={width} className={threadStyles['ghost']} data-own={isOwn || undefined}>
          <Skeleton width={width} height="2.6rem" />
        </div>
      ))}
    </div>
  );
}
