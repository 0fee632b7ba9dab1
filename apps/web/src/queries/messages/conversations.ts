import {
  byNewestMessage,
  conversationsOf,
  mergeMessages,
  type Conversation,
  type Message,
  type UserId,
} from '@roborrow/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLiveMessages, type MessageSource } from './live-messages.ts';
import { messageKeys } from './message-keys.ts';
import type { ThreadView } from './thread-view.ts';
import type { UnsentMessage } from './unsent-message.ts';
import { useOutbox } from './unsent.ts';

/** How many of the newest messages are followed live; how many conversations that makes depends on who wrote them. */
const RECENT_PAGE = 100;

/** "Show older" asks for this many pages at most before it stops without having found another counterpart. */
const PAGES_PER_REQUEST = 5;

export interface Conversations {
  /** Newest first; `null` until known. What is still unsent takes part like a message. */
  readonly conversations: readonly Conversation[] | null;
  readonly failure: unknown;
  readonly retry: () => void;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Rejects with a PortError. */
  readonly loadOlder: () => Promise<void>;
}

/** The reader's conversations, live: what somebody deletes goes, what is sent or read anywhere else comes. */
export function useConversations(me: UserId): Conversations {
  const source = useMemo(
    (): MessageSource => ({
      key: messageKeys.conversations(me),
      size: RECENT_PAGE,
      subscribe: (port, listener) => port.subscribeRecent(me, RECENT_PAGE, listener),
      list: (port, query) => port.listRecent(me, query),
    }),
    [me],
  );
  const { messages, failure, retry, hasEarlier, isLoadingEarlier, loadEarlier } = useLiveMessages(source);
  const outbox = useOutbox(me);
  const conversations = useMemo(
    () => messages && conversationsOf([...messages, ...outbox.map(asMessage(me))], me),
    [messages, outbox, me],
  );

  return {
    conversations,
    failure,
    retry,
    hasOlder: hasEarlier,
    isLoadingOlder: isLoadingEarlier,
    loadOlder: async () => {
      const before = conversationsOf(messages ?? [], me).length;
      for (let page = 0; page < PAGES_PER_REQUEST; page++) {
        const view = await loadEarlier();
        if (!view?.hasEarlier || conversationsOf(view.messages, me).length > before) return;
      }
    },
  };
}

const asMessage =
  (me: UserId) =>
  ({ state: _, ...message }: UnsentMessage): Message => ({
    ...message,
    senderId: me,
    senderName: '',
    isRead: false,
  });

/** Tells the list of messages seen elsewhere. What is older than all it knows would leave a hole, and waits for its page. */
export function mergeIntoList(queries: QueryClient, me: UserId, seen: readonly Message[]): void {
  queries.setQueryData<ThreadView>(messageKeys.conversations(me), (view) => {
    if (!view) return view;
    const oldest = view.messages.at(-1);
    const news = seen.filter(
      (message) => !view.hasEarlier || (oldest && byNewestMessage(message, oldest) <= 0),
    );
    return { ...view, messages: mergeMessages(view.messages, news) };
  });
}
