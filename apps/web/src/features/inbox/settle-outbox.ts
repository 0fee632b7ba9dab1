import { messageId, type OutboxMessage, type UserId } from '@roborrow/domain';
import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import { messageKeys } from '../../shared/inbox.ts';
import { useLiveView } from './live-messages.ts';
import { hasMessage, isBeyond, type LiveView } from './live-view.ts';
import { outboxes, useOutbox } from './outbox.ts';

/**
 * Removes messages from the outbox once every live view that they belong to contains them: the list and, for
 * the open thread, the thread. So a message is always on the screen, and only once.
 */
export function useSettledOutbox(me: UserId, open: UserId | null): void {
  const services = useServices();
  const outbox = useOutbox(me);
  const list = useLiveView(messageKeys.conversations(me));
  const thread = useLiveView(messageKeys.thread(me, open));

  useEffect(() => {
    const isShown = (message: OutboxMessage) => {
      const views = [list, message.receiverId === open ? thread : undefined].filter(
        (view) => view !== undefined,
      );
      return views.length > 0 && views.every((view) => shows(view, message));
    };
    const shown = new Set(outbox.filter(isShown).map(({ id }) => id));
    if (shown.size > 0) outboxes.remove(me, shown);
  }, [me, open, outbox, list, thread]);

  // A message whose answer was lost may be older than the end of the list. Then the backend is asked, once
  // for each end.
  const reach = list?.hasEarlier ? list.messages.at(-1)?.id : undefined;
  const uncertain = outbox
    .flatMap(({ id, state }) => (reach && state.kind === 'failed' && !hasMessage(list, id) ? [id] : []))
    .join();
  useEffect(() => {
    for (const id of uncertain === '' ? [] : uncertain.split(','))
      services
        .then(({ messages }) => messages.get(messageId(id)))
        .then((stored) => stored && outboxes.markSent(me, stored))
        .catch(console.error);
  }, [me, services, reach, uncertain]);
}

/**
 * A view need not contain a sent message that is older than its end; it shows it after loading earlier pages.
 */
const shows = (view: LiveView, message: OutboxMessage): boolean =>
  hasMessage(view, message.id) || (message.state.kind === 'sent' && isBeyond(view, message));
