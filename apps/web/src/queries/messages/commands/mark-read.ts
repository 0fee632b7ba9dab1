import type { Message, MessageId, UserId } from '@roborrow/domain';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '../../../services.tsx';

/** How long after a failure it is tried again, in milliseconds. */
const PAUSE = 10_000;

/** What was to be marked. */
export type MarkedRead = 'markRead' | 'markConversationRead';

/**
 * Marks the open thread read while the page is in front: as a whole on opening, then each message that arrives. The caller is keyed by
 * the counterpart. `onFailure`, which stays the same, hears of each failure; it is tried again while the thread is open (D162).
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
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const one: MessageId | null = isOnlyOne && isWholeMarked.current ? newest : null;
    const mark = async () => {
      try {
        const ready = await services;
        if (one !== null) return await ready.messages.markRead(one);
        await ready.messages.markConversationRead(me, counterpart);
        isWholeMarked.current = true;
      } catch (reason) {
        onFailure(one === null ? 'markConversationRead' : 'markRead', reason);
        if (!isOver) timer = setTimeout(() => void mark(), PAUSE);
      }
    };
    void mark();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [newest, isOnlyOne, isVisible, me, counterpart, services, onFailure]);
}

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
