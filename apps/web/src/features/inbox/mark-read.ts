import type { MessageId, UserId } from '@roborrow/domain';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services.tsx';
import type { LiveMessages } from './live-messages.ts';
import { THREAD_PAGE } from './thread.ts';

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
  { messages, hasEarlier }: Pick<LiveMessages, 'messages' | 'hasEarlier'>,
  onFailure: (what: MarkedRead, reason: unknown) => void,
): void {
  const services = useServices();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  const unread = (messages ?? []).filter(({ senderId, isRead }) => senderId === counterpart && !isRead);
  const ids = unread.slice(0, THREAD_PAGE).map(({ id }) => id);
  // Those before the messages that are loaded are marked once, when one of the loaded ones is unread.
  const [earlier, setEarlier] = useState<'unknown' | 'unread' | 'read'>('unknown');
  if (earlier === 'unknown' && ids.length > 0 && hasEarlier) setEarlier('unread');
  const isLeft = isVisible && (ids.length > 0 || earlier === 'unread');
  const begun = useRef(new Set<MessageId>());

  const mark = useCallback(
    async (wanted: readonly MessageId[], isWhole: boolean) => {
      const isOne = wanted.length === 1 && !isWhole;
      for (const id of wanted) begun.current.add(id);
      try {
        const { messages: port } = await services;
        if (wanted.length > 0) await port.markRead(wanted);
        if (isWhole) await port.markConversationRead(me, counterpart);
        if (isWhole) setEarlier('read');
      } catch (reason) {
        for (const id of wanted) begun.current.delete(id);
        onFailure(isOne ? 'markRead' : 'markConversationRead', reason);
      }
    },
    [me, counterpart, services, onFailure],
  );

  const markAgain = useRef(() => {});
  useEffect(() => {
    markAgain.current = () => void mark(ids, earlier === 'unread');
    const fresh = ids.filter((id) => !begun.current.has(id));
    const isFirst = begun.current.size === 0;
    if (isVisible && fresh.length > 0) void mark(fresh, isFirst && earlier === 'unread');
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids.join(), earlier, isVisible, mark]);
  useEffect(() => {
    if (!isLeft) return;
    // On a broken connection an answer may also never come, or come although nothing was marked.
    const timer = setInterval(() => markAgain.current(), PAUSE);
    return () => clearInterval(timer);
  }, [isLeft]);
}

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
