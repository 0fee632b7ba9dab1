import {
  conversationsOf,
  mergeMessages,
  type Conversation,
  type Message,
  type MessageCursor,
  type MessagePage,
  type UserId,
} from '@roborrow/domain';
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, type Services } from '../services.tsx';
import { useInbox } from './inbox.ts';
import { messageKeys } from './message-keys.ts';
import type { UnsentMessage } from './unsent-message.ts';
import { useOutbox } from './unsent.ts';

/** How many messages are asked for at a time; how many conversations that makes depends on who wrote them. */
const RECENT_PAGE = 100;

/** "Show older" asks for this many pages at most before it stops without having found another counterpart. */
const PAGES_PER_REQUEST = 5;

const recentMessages = (services: Promise<Services>, me: UserId) =>
  infiniteQueryOptions({
    queryKey: messageKeys.conversations(me),
    queryFn: async ({ pageParam }): Promise<MessagePage> =>
      (await services).messages.listRecent(me, { limit: RECENT_PAGE, ...(pageParam && { before: pageParam }) }),
    // The parameter's type has to be told: the first page has no cursor.
    initialPageParam: null as MessageCursor | null,
    getNextPageParam: ({ next }) => next,
  });

export interface Conversations {
  /** Newest first; `null` until known. What is still unsent takes part like a message. */
  readonly conversations: readonly Conversation[] | null;
  readonly failure: unknown;
  readonly retry: () => void;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => void;
}

/** The reader's conversations, kept current by the inbox and by what is sent here. */
export function useConversations(me: UserId): Conversations {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    recentMessages(useServices(), me),
  );
  const { latest } = useInbox();
  const outbox = useOutbox(me);
  const conversations = useMemo(
    () => data && conversationsOf([...mergeMessages(messagesIn(data), latest), ...outbox.map(asMessage(me))], me),
    [data, latest, outbox, me],
  );

  const loadOlder = async () => {
    const before = data ? conversationsOf(messagesIn(data), me).length : 0;
    for (let page = 0; page < PAGES_PER_REQUEST; page++) {
      const result = await fetchNextPage();
      if (result.isError || !result.hasNextPage || !result.data) return;
      if (conversationsOf(messagesIn(result.data), me).length > before) return;
    }
  };

  return {
    conversations: conversations ?? null,
    failure: error,
    retry: () => void refetch(),
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: () => void loadOlder(),
  };
}

type Pages = InfiniteData<MessagePage, unknown>;

const messagesIn = ({ pages }: Pages): readonly Message[] => pages.flatMap(({ messages }) => messages);

const asMessage =
  (me: UserId) =>
  ({ state: _, ...message }: UnsentMessage): Message => ({ ...message, senderId: me, senderName: '', isRead: false });

/** Tells the list of messages seen elsewhere, so that it need not ask again. */
export function noteMessages(queries: QueryClient, me: UserId, seen: readonly Message[]): void {
  queries.setQueryData<Pages>(messageKeys.conversations(me), (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (!data || !first) return data;
    return { ...data, pages: [{ ...first, messages: mergeMessages(first.messages, seen) }, ...others] };
  });
}
