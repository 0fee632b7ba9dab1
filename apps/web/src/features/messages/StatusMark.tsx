import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { messages as text } from '../../text/screens/messages.ts';
import styles from './bubble.module.css';
import type { MessageStatus } from './thread-rows.ts';

const ICONS = { pending: Clock, sent: Check, read: CheckCheck, failed: CircleAlert };

/** One check when sent, two once read (specification §4). */
export function StatusMark({ status }: { readonly status: Exclude<MessageStatus, 'received'> }) {
  const Icon = ICONS[status];
  return (
    <span className={styles['status']}>
      <Icon size={15} aria-hidden />
      <span className="visually-hidden">{text.status[status]}</span>
    </span>
  );
}
