import type { UserId } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMember } from '../../session/use-session.ts';
import { messageKeys } from './message-keys.ts';
import type { Unsent, UnsentMessage } from './unsent-message.ts';
import { clearUnsent, loadUnsent, storeUnsent } from './unsent-storage.ts';

const kept = new Map<UserId, Unsent>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function readUnsent(me: UserId): Unsent {
  const known = kept.get(me);
  if (known) return known;
  const loaded = loadUnsent(me);
  kept.set(me, loaded);
  return loaded;
}

export function changeUnsent(me: UserId, change: (unsent: Unsent) => Unsent): void {
  const next = change(readUnsent(me));
  kept.set(me, next);
  storeUnsent(me, next);
  notify();
}

export function forgetUnsent(me: UserId): void {
  kept.delete(me);
  clearUnsent(me);
  notify();
}

export const useOutbox = (me: UserId): readonly UnsentMessage[] =>
  useSyncExternalStore(subscribe, () => readUnsent(me).outbox);

export const readDraft = (me: UserId, counterpart: UserId): string =>
  readUnsent(me).drafts[counterpart] ?? '';

export const keepDraft = (me: UserId, counterpart: UserId, text: string): void =>
  changeUnsent(me, ({ drafts: { [counterpart]: _, ...others }, outbox }) => ({
    drafts: text === '' ? others : { ...others, [counterpart]: text },
    outbox,
  }));

/** Signing out, or the session's end, leaves nothing of the messages behind in this tab. */
export function useForgetUnsentOnSignOut(): void {
  const me = useMember()?.user.uid ?? null;
  const queries = useQueryClient();
  const last = useRef(me);
  useEffect(() => {
    const before = last.current;
    last.current = me;
    if (before === null || before === me) return;
    forgetUnsent(before);
    queries.removeQueries({ queryKey: messageKeys.of(before) });
  }, [me, queries]);
}
