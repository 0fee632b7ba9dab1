import type { SendMessageError } from '@roborrow/domain';
import { RotateCw, Trash2 } from 'lucide-react';
import { sendMessageErrorText } from '../../text/errors/messages.ts';
import { messages as text } from '../../text/screens/messages.ts';
import { toasts } from '../../text/toasts.ts';
import { useOneAtATime } from '../form/use-one-at-a-time.ts';
import styles from './bubble.module.css';

export interface UnsentProps {
  readonly error: SendMessageError | null;
  readonly onRetry: () => Promise<unknown>;
  readonly onDiscard: () => void;
}

/** Why a message stayed here, and what can be done about it (D27). */
export function Unsent({ error, onRetry, onDiscard }: UnsentProps) {
  const once = useOneAtATime();
  return (
    <div className={styles['unsent']}>
      <p>{error ? sendMessageErrorText(error) : toasts.messages.failure}</p>
      <button type="button" onClick={() => void once(onRetry)}>
        <RotateCw size={14} aria-hidden />
        {text.retry}
      </button>
      <button type="button" onClick={onDiscard}>
        <Trash2 size={14} aria-hidden />
        {text.discard}
      </button>
    </div>
  );
}
