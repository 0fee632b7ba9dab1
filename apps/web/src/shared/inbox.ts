import type { Inbox } from '@roborrow/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMember } from '../session/use-session.ts';
import { messageKeys } from './message-keys.ts';

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
