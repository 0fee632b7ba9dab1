import {
  conversationsOf,
  notStored,
  type Conversation,
  type Message,
  type OutboxMessage,
  type UserId,
} from '@roborrow/domain';
import { useMemo } from 'react';
import { messageKeys } from '../../shared/message-keys.ts';
import { useLiveMessages, type MessageSource } from './live-messages.ts';
import { useOutbox } from './outbox.ts';
import { usePublishReplyTime } from './publish-reply-time.ts';

/**
 * How many of the newest messages are followed live; the number of conversations depends on their
 * counterparts.
 */
const RECENT_PAGE = 100;

/** "Show older" loads at most this many pages, and then stops even if it found no other counterpart. */
const PAGES_PER_REQUEST = 5;

export interface Conversations {
  /** Newest first; `null` until known. Includes the messages of the outbox. */
  readonly conversations: readonly Conversation[] | null;
  readonly failure: unknown;
  readonly retry: () => void;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Rejects with a PortError. */
  readonly loadOlder: () => Promise<void>;
}

/**
 * The reader's conversations, live: they reflect deleted users, and messages sent or read on other devices.
 */
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
  usePublishReplyTime(me, messages);
  const outbox = useOutbox(me);
  const conversations = useMemo(
    () => messages && conversationsOf([...messages, ...notStored(outbox, messages).map(asMessage(me))], me),
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
  ({ state: _, ...message }: OutboxMessage): Message => ({
    ...message,
    senderId: me,
    senderName: '',
    isRead: false,
  });
