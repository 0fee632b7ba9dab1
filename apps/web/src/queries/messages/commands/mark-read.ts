import type { Message, UserId } from '@roborrow/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../services.tsx';

/**
 * Marks the open thread read: on opening, and when a message arrives while the page is in front. A failure is
 * only logged; the next message tries again.
 */
export function useMarkRead(me: UserId, counterpart: UserId, messages: readonly Message[] | null): void {
  const services = useServices();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  const newestUnread = messages?.find(({ senderId, isRead }) => senderId === counterpart && !isRead)?.id;
  useEffect(() => {
    if (newestUnread === undefined || !isVisible) return;
    services.then((ready) => ready.messages.markConversationRead(me, counterpart)).catch(console.error);
  }, [newestUnread, isVisible, me, counterpart, services]);
}

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
