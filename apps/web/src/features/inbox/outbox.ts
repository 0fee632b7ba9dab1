import { createOutbox, type OutboxMessage, type UserId } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMember } from '../../session/use-session.ts';
import { messageKeys } from '../../shared/message-keys.ts';
import { tabStorage } from './outbox-storage.ts';

/** What the users of this tab wrote and no live view shows yet. */
export const outboxes = createOutbox(tabStorage);

export const useOutbox = (me: UserId): readonly OutboxMessage[] =>
  useSyncExternalStore(outboxes.subscribe, () => outboxes.read(me).messages);

/** After a sign-out or the session's end, deletes the outbox in this tab. */
export function useForgetOutboxOnSignOut(): void {
  const me = useMember()?.user.uid ?? null;
  const queries = useQueryClient();
  const last = useRef(me);
  useEffect(() => {
    const before = last.current;
    last.current = me;
    if (before === null || before === me) return;
    outboxes.forget(before);
    queries.removeQueries({ queryKey: messageKeys.of(before) });
  }, [me, queries]);
}
