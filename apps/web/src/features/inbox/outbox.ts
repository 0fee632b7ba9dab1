import { createOutbox, createSending, type OutboxMessage, type Sending, type UserId } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { readEndedMark } from '../../session/tab-mark.ts';
import { type Member, useMember } from '../../session/use-session.ts';
import { messageKeys } from '../../shared/inbox.ts';
import { useServices } from '../../services.tsx';
import { timer } from '../../shared/timer.ts';
import { tabStorage } from './outbox-storage.ts';
import type { LiveView } from './live-view.ts';

/** What the users of this tab wrote and no live view shows yet. */
export const outboxes = createOutbox(tabStorage);

export const useOutbox = (me: UserId): readonly OutboxMessage[] =>
  useSyncExternalStore(outboxes.subscribe, () => outboxes.read(me).messages);

/**
 * After a logout or when the session was ended elsewhere, deletes the outbox in this tab. What its eight hours cut off waits for the same
 * member: text is never lost (D27).
 */
export function useForgetOutboxOnSignOut(): void {
  const me = useMember()?.user.uid ?? null;
  const queries = useQueryClient();
  const last = useRef(me);
  useEffect(() => {
    const before = last.current;
    if (before === null || before === me) {
      last.current = me;
      return;
    }
    queries.removeQueries({ queryKey: messageKeys.of(before) });
    if (me === null && readEndedMark() === 'expired') return;
    last.current = me;
    outboxes.forget(before);
  }, [me, queries]);
}

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

/** Sends what could not be sent without a network as soon as there is one (D486). */
export function useSendLater(me: Member): void {
  const sending = useSending(me);
  const sendWaiting = useEffectEvent(() => sending.sendWaiting());
  const { uid } = me.user;
  useEffect(() => {
    let stop = (): void => undefined;
    const begin = () => {
      stop();
      stop = sendWaiting();
    };
    // After a reload, the network may have come back meanwhile.
    if (navigator.onLine) begin();
    addEventListener('online', begin);
    return () => {
      stop();
      removeEventListener('online', begin);
    };
  }, [uid]);
}
