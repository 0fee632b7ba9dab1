import type { Message, UserId } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeIntoList } from './conversations.ts';
import { useLiveMessages, type LiveMessages, type MessageSource } from './live-messages.ts';
import { messageKeys } from './message-keys.ts';
import { changeUnsent } from './unsent.ts';

/** The newest messages of the open thread are followed live; earlier ones come in pages of the same size. */
const THREAD_PAGE = 50;

/** One open thread: a component that uses this is keyed by the counterpart. */
export function useThread(me: UserId, counterpart: UserId): LiveMessages {
  const queries = useQueryClient();
  const source = useMemo(
    (): MessageSource => ({
      key: messageKeys.thread(me, counterpart),
      size: THREAD_PAGE,
      subscribe: (port, listener) => port.subscribeThread(me, counterpart, THREAD_PAGE, listener),
      list: (port, query) => port.listThread(me, counterpart, query),
      onWindow: (window) => {
        mergeIntoList(queries, me, window);
        settleArrived(me, window);
      },
    }),
    [me, counterpart, queries],
  );
  return useLiveMessages(source);
}

/** A message whose answer got lost and that arrives after all was sent (D27). */
function settleArrived(me: UserId, arrived: readonly Message[]): void {
  const ids = new Set(arrived.map(({ id }) => id));
  changeUnsent(me, (unsent) => {
    const outbox = unsent.outbox.filter(({ id }) => !ids.has(id));
    return outbox.length === unsent.outbox.length ? unsent : { ...unsent, outbox };
  });
}
