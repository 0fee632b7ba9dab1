import { createSending, type OutboxMessage, type Sending } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { timer } from '../../shared/timer.ts';
import { messageKeys } from '../../shared/message-keys.ts';
import type { LiveView } from './live-view.ts';
import { outboxes } from './outbox.ts';

/** Sends messages as the signed-in member. A running send continues when the screen is closed. */
export function useSending(me: Member): Sending {
  const ports = useServices();
  const queries = useQueryClient();
  return useMemo(() => {
    const { uid } = me.user;
    // The answer to a request may have been given by the other one, with the same id (D504).
    const findStored = ({ id, receiverId, dates }: OutboxMessage) =>
      [messageKeys.conversations(uid), messageKeys.thread(uid, receiverId), messageKeys.dates(uid)]
        .flatMap((key) => queries.getQueryData<LiveView>(key)?.messages ?? [])
        .find((stored) => stored.id === id && stored.senderId === uid && stored.dates?.kind === dates?.kind);
    return createSending({ outbox: outboxes, ports, timer, me, findStored });
  }, [me, ports, queries]);
}
