import type { Inbox } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { EMPTY_INBOX, messageKeys } from '../../shared/inbox.ts';
import { subscribe } from './subscribe.ts';

/** How many received messages are followed live; the unread count includes all. */
const INBOX_LIMIT = 50;

/**
 * Keeps the only inbox subscription, which every `useInbox` reads, while a user is signed in.
 * @param onChange is called with each inbox after the first, together with the previous one
 */
export function useInboxSubscription(onChange: (before: Inbox, now: Inbox) => void): void {
  const me = useMember()?.user.uid ?? null;
  const services = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    if (me === null) return;
    const key = messageKeys.inbox(me);
    const show = (inbox: Inbox) => queries.setQueryData<Inbox>(key, inbox);
    const fail = (reason: unknown) => {
      console.error(reason);
      show(EMPTY_INBOX);
    };
    let before: Inbox | null = null;
    const next = (now: Inbox) => {
      show(now);
      if (before) onChange(before, now);
      before = now;
    };
    const stop = subscribe(
      services,
      ({ messages }) => messages.subscribeInbox(me, INBOX_LIMIT, { next, error: fail }),
      fail,
    );
    return () => {
      stop();
      show(EMPTY_INBOX);
    };
  }, [me, services, queries, onChange]);
}
