import type { Message, UserId } from '@roborrow/domain';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { messageKeys } from '../../shared/inbox.ts';
import { useServices } from '../../services.tsx';
import { type LiveMessages, type MessageSource, useLiveMessages } from './live-messages.ts';

/**
 * How many of the newest messages of the open thread are followed live, and the size of a page of earlier
 * ones.
 */
const THREAD_PAGE = 50;

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

/** After this time, in milliseconds, it is tried again, for as long as something is unread. */
const PAUSE = 10_000;

/** What was to be marked. */
export type MarkedRead = 'markRead' | 'markConversationRead';

/**
 * Marks the open thread read while the page is in front: on opening, and when a message arrives. The caller is keyed by the counterpart.
 * `onFailure`, which stays the same, hears of each failure, of a single message or of more; it is tried again while one is unread (D162).
 */
export function useMarkRead(
  me: UserId,
  counterpart: UserId,
  messages: readonly Message[] | null,
  onFailure: (what: MarkedRead, reason: unknown) => void,
): void {
  const services = useServices();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  const unread = (messages ?? []).filter(({ senderId, isRead }) => senderId === counterpart && !isRead);
  const newest = unread[0]?.id;
  const isOnlyOne = unread.length === 1;
  // Once the whole thread was marked, nothing is unread beyond what is loaded.
  const isWholeMarked = useRef(false);

  useEffect(() => {
    if (newest === undefined || !isVisible) return;
    const isOne = isOnlyOne && isWholeMarked.current;
    const mark = async () => {
      try {
        const ready = await services;
        await ready.messages.markConversationRead(me, counterpart);
        isWholeMarked.current = true;
      } catch (reason) {
        onFailure(isOne ? 'markRead' : 'markConversationRead', reason);
      }
    };
    void mark();
    // On a broken connection an answer may also never come, or come although nothing was marked.
    const timer = setInterval(() => void mark(), PAUSE);
    return () => clearInterval(timer);
  }, [newest, isOnlyOne, isVisible, me, counterpart, services, onFailure]);
}

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
