import type { UserId } from '@roborrow/domain';
import { useMemo } from 'react';
import { messageKeys } from '../../shared/inbox.ts';
import { type LiveMessages, type MessageSource, useLiveMessages } from './live-messages.ts';

/**
 * How many of the newest messages of the open thread are followed live, and the size of a page of earlier
 * ones.
 */
export const THREAD_PAGE = 50;

/** The messages of an open thread. Use it in a component that is keyed by the counterpart. */
export function useThread(me: UserId, counterpart: UserId): LiveMessages {
  const source = useMemo(
    (): MessageSource => ({
      key: messageKeys.thread(me, counterpart),
      size: THREAD_PAGE,
      subscribe: (port, listener) => port.subscribeThread(me, counterpart, THREAD_PAGE, listener),
      list: (port, query) => port.listThread(me, counterpart, query),
    }),
    [me, counterpart],
  );
  return useLiveMessages(source);
}
