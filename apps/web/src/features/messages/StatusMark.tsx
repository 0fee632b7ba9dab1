import { Icon } from '../../ui/Icon.tsx';
import { messages as text } from './messages.text.ts';
import styles from './bubble.module.css';
import type { MessageStatus } from './thread-rows.ts';

const ICONS = { pending: 'clock', sent: 'check', read: 'check-check', failed: 'circle-alert' } as const;

/** One check mark for sent, two for read (D162). */
export function StatusMark({ status }: { readonly status: Exclude<MessageStatus, 'received'> }) {
  return (
    <span className={styles['status']}>
      <Icon name={ICONS[status]} size={15} />
      <span className="visually-hidden">{text.status[status]}</span>
    </span>
  );
}
