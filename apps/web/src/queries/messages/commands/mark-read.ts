import type { Message, UserId } from '@roborrow/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../services.tsx';

/** How long after a failure it is tried again, in milliseconds. */
const PAUSE = 10_000;

/**
 * Marks the open thread read: on opening, and when a message arrives while the page is in front. A failure is
 * logged, and tried again while the thread is open.
 */
export function useMarkRead(me: UserId, counterpart: UserId, messages: readonly Message[] | null): void {
  const services = useServices();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  const newestUnread = messages?.find(({ senderId, isRead }) => senderId === counterpart && !isRead)?.id;
  useEffect(() => {
    if (newestUnread === undefined || !isVisible) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      services
        .then((ready) => ready.messages.markConversationRead(me, counterpart))
        .catch((reason: unknown) => {
          console.error(reason);
          if (!isOver) timer = setTimeout(mark, PAUSE);
        });
    };
    mark();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [newestUnread, isVisible, me, counterpart, services]);
}

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
