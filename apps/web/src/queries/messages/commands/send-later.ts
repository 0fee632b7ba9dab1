import type { MessageId } from '@roborrow/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Member } from '../../../session/use-session.ts';
import { isWaiting } from '../outbox-message.ts';
import { readOutbox, useOutbox } from '../outbox.ts';
import { useSending } from './send.ts';

/**
 * Sends what could not be sent without a network as soon as there is one (D486): what failed before, and what is still being tried
 * now. Each message once for each time that the network comes back; if it fails again, it stays in the outbox.
 */
export function useSendLater(me: Member): void {
  const uid = me.user.uid;
  const outbox = useOutbox(uid);
  const { retry } = useSending(me);
  const due = useRef<Set<MessageId>>(new Set());

  const sendDue = useEffectEvent(() => {
    const waiting = readOutbox(uid).messages.filter(
      (message) => due.current.has(message.id) && isWaiting(message),
    );
    for (const message of waiting) {
      due.current.delete(message.id);
      void retry(message);
    }
  });

  useEffect(() => {
    const begin = () => {
      due.current = new Set(readOutbox(uid).messages.map(({ id }) => id));
      sendDue();
    };
    // After a reload, the network may have come back meanwhile.
    if (navigator.onLine) begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [uid]);

  useEffect(() => sendDue(), [outbox]);
}
