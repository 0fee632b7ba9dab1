import type { Message, MessageId, SendMessageError, UserId } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMember } from '../../session/use-session.ts';
import { messageKeys } from './message-keys.ts';
import type { Outbox, OutboxMessage } from './outbox-message.ts';
import { clearOutbox, loadOutbox, storeOutbox } from './outbox-storage.ts';

const kept = new Map<UserId, Outbox>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function readOutbox(me: UserId): Outbox {
  const known = kept.get(me);
  if (known) return known;
  const loaded = loadOutbox(me);
  kept.set(me, loaded);
  return loaded;
}

export function changeOutbox(me: UserId, change: (outbox: Outbox) => Outbox): void {
  const next = change(readOutbox(me));
  kept.set(me, next);
  storeOutbox(me, next);
  notify();
}

export function forgetOutbox(me: UserId): void {
  kept.delete(me);
  clearOutbox(me);
  notify();
}

export const useOutbox = (me: UserId): readonly OutboxMessage[] =>
  useSyncExternalStore(subscribe, () => readOutbox(me).messages);

/** The messages of the outbox that are not among these stored messages. */
export const notStored = (
  outbox: readonly OutboxMessage[],
  stored: readonly Message[],
): readonly OutboxMessage[] => {
  const ids = new Set(stored.map(({ id }) => id));
  return outbox.filter(({ id }) => !ids.has(id));
};

const changeMessages = (
  me: UserId,
  change: (messages: readonly OutboxMessage[]) => readonly OutboxMessage[],
) => changeOutbox(me, ({ drafts, messages }) => ({ drafts, messages: change(messages) }));

export const markPending = (me: UserId, id: MessageId): void => mark(me, id, { state: { kind: 'pending' } });

export const markFailed = (me: UserId, id: MessageId, error: SendMessageError): void =>
  mark(me, id, { state: { kind: 'failed', error } });

/** The backend stored it: until the live view contains it, it is shown with the backend's time. */
export const markSent = (me: UserId, { id, createdAt }: Message): void =>
  mark(me, id, { createdAt, state: { kind: 'sent' } });

const mark = (me: UserId, id: MessageId, changes: Pick<OutboxMessage, 'state'> & Partial<OutboxMessage>) =>
  changeMessages(me, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, ...changes } : message)),
  );

export const removeFromOutbox = (me: UserId, ids: ReadonlySet<MessageId>): void =>
  changeMessages(me, (messages) => messages.filter(({ id }) => !ids.has(id)));

export const readDraft = (me: UserId, counterpart: UserId): string =>
  readOutbox(me).drafts[counterpart] ?? '';

export const keepDraft = (me: UserId, counterpart: UserId, text: string): void =>
  changeOutbox(me, ({ drafts: { [counterpart]: _, ...others }, messages }) => ({
    drafts: text === '' ? others : { ...others, [counterpart]: text },
    messages,
  }));

/** After a sign-out or the session's end, deletes the outbox in this tab. */
export function useForgetOutboxOnSignOut(): void {
  const me = useMember()?.user.uid ?? null;
  const queries = useQueryClient();
  const last = useRef(me);
  useEffect(() => {
    const before = last.current;
    last.current = me;
    if (before === null || before === me) return;
    forgetOutbox(before);
    queries.removeQueries({ queryKey: messageKeys.of(before) });
  }, [me, queries]);
}
