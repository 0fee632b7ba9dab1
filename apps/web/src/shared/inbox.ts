import type { Inbox, UserId } from '@roborrow/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMember } from '../session/use-session.ts';

/** All queries about messages start with the reader's id, so that a sign-out can remove them all. */
export const messageKeys = {
  of: (me: UserId | null) => ['messages', me] as const,
  inbox: (me: UserId | null) => [...messageKeys.of(me), 'inbox'] as const,
  replies: (me: UserId) => [...messageKeys.of(me), 'replies'] as const,
  dates: (me: UserId) => [...messageKeys.of(me), 'dates'] as const,
  conversations: (me: UserId) => [...messageKeys.of(me), 'conversations'] as const,
  thread: (me: UserId, counterpart: UserId | null) => [...messageKeys.of(me), 'thread', counterpart] as const,
};

/** An inbox without messages. */
export const EMPTY_INBOX: Inbox = { latest: [], unreadCount: 0 };

/**
 * The reader's received messages, live; empty when signed out, until it is known, and after a failure (D28).
 */
export function useInbox(): Inbox {
  const me = useMember()?.user.uid ?? null;
  const { data } = useQuery<Inbox>({
    queryKey: messageKeys.inbox(me),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? EMPTY_INBOX;
}
