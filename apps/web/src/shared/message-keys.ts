import type { UserId } from '@roborrow/domain';

/** All queries about messages start with the reader's id, so that a sign-out can remove them all. */
export const messageKeys = {
  of: (me: UserId | null) => ['messages', me] as const,
  inbox: (me: UserId | null) => [...messageKeys.of(me), 'inbox'] as const,
  replies: (me: UserId) => [...messageKeys.of(me), 'replies'] as const,
  dates: (me: UserId) => [...messageKeys.of(me), 'dates'] as const,
  conversations: (me: UserId) => [...messageKeys.of(me), 'conversations'] as const,
  thread: (me: UserId, counterpart: UserId | null) => [...messageKeys.of(me), 'thread', counterpart] as const,
};
