import type { SendMessageError } from '@roborrow/domain';
import { sendMessageErrorText } from '@roborrow/text/errors/messages';
import { toasts } from '@roborrow/text/toasts';
import { useSyncExternalStore } from 'react';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isOnline, onConnection } from '../offline/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './bubble.module.css';

export interface UnsentProps {
  readonly error: SendMessageError | null;
  /** Whether it is sent by itself when the network is back. */
  readonly waits: boolean;
  readonly onRetry: () => Promise<unknown>;
  readonly onDiscard: () => void;
}

/** Why a message was not sent, and the actions for it (D27). */
export function Unsent({ error, waits, onRetry, onDiscard }: UnsentProps) {
  const once = useOneAtATime();
  const isOffline = !useSyncExternalStore(onConnection, isOnline) && waits;
  return (
    <div className={styles['unsent']}>
      <p>{isOffline ? text.waiting : error ? sendMessageErrorText(error) : toasts.messages.failure}</p>
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
