import type { SendMessageError } from '@roborrow/domain';
import { sendMessageErrorText } from '../../text/errors/messages.ts';
import { messages as text } from '../../text/screens/messages.ts';
import { toasts } from '../../text/toasts.ts';
import { useOneAtATime } from '../form/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './bubble.module.css';

export interface UnsentProps {
  readonly error: SendMessageError | null;
  readonly onRetry: () => Promise<unknown>;
  readonly onDiscard: () => void;
}

/** Why a message was not sent, and the actions for it (D27). */
export function Unsent({ error, onRetry, onDiscard }: UnsentProps) {
  const once = useOneAtATime();
  return (
    <div className={styles['unsent']}>
      <p>{error ? sendMessageErrorText(error) : toasts.messages.failure}</p>
      <button type="button" onClick={() => void once(onRetry)}>
        <Icon name="rotate-cw" size={14} />
        {text.retry}
      </button>
      <button type="button" onClick={onDiscard}>
        <Icon name="trash-2" size={14} />
        {text.discard}
      </button>
    </div>
  );
}
