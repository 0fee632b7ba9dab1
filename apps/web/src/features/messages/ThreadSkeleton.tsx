import { Skeleton } from '../../ui/Skeleton.tsx';
import { messages as text } from './messages.text.ts';
import styles from './thread.module.css';

const BUBBLES = [
  { width: '52%', isOwn: false },
  { width: '34%', isOwn: false },
  { width: '46%', isOwn: true },
  { width: '60%', isOwn: false },
  { width: '28%', isOwn: true },
] as const;

export function ThreadSkeleton() {
  return (
    <div role="status" className={styles['skeleton']}>
      <span className="visually-hidden">{text.loadingThread}</span>
      {BUBBLES.map(({ width, isOwn }) => (
        <div key={width} className={styles['ghost']} data-own={isOwn || undefined}>
          <Skeleton width={width} height="2.6rem" />
        </div>
      ))}
    </div>
  );
}
