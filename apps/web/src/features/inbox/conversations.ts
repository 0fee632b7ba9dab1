import {
  type Conversation,
  conversationsOf,
  type Message,
  notStored,
  type OutboxMessage,
  replyTime,
  type ReplyTime,
  type UserId,
} from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messageKeys } from '../../shared/inbox.ts';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { userKeys } from '../../shared/users.queries.ts';
import { type MessageSource, useLiveMessages } from './live-messages.ts';
import { useOutbox } from './outbox.ts';

/**
 * How many of the newest messages are followed live; the number of conversations depends on their
 * counterparts.
 */
const RECENT_PAGE = 100;

/** "Show older" loads at most this many pages, and then stops even if it found no other counterpart. */
const PAGES_PER_REQUEST = 5;

interface Conversations {
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

/**
 * Keeps what the member's profile says of how soon they reply (D513), from the messages that their list of conversations follows
 * anyway. Nothing is read for it, and it is written when it is another than before. A failure leaves it to the next message.
 */
function usePublishReplyTime(me: UserId, messages: readonly Message[] | null): void {
  const services = useServices();
  const client = useQueryClient();
  const profile = useMember()?.profile;
  useEffect(() => {
    if (!messages || !profile) return;
    // What was written since the session loaded the profile.
    const key = messageKeys.replies(me);
    const publish = async () => {
      const { users, clock } = await services;
      const replies = replyTime(messages, me, clock.now());
      const written = client.getQueryData<ReplyTime | null>(key);
      if (replies === (written === undefined ? (profile.replies ?? null) : written)) return;
      client.setQueryData(key, replies);
      await users.setReplyTime(me, replies);
      await client.invalidateQueries({ queryKey: userKeys.one(me) });
    };
    void publish().catch(() => client.removeQueries({ queryKey: key }));
  }, [me, messages, profile, services, client]);
}
