import type { UserId } from '../ids.ts';
import { conversationsOf, type Conversation } from '../messaging/conversations.ts';
import type { Message } from '../messaging/message.ts';
import type { MessageCursor } from '../ports/messages.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import { atLeast, exactly, type MatchCount } from '../robots/match-count.ts';

/** A conversation with the number of its unread messages. */
export interface InboxConversation extends Conversation {
  /**
   * How many messages of the counterpart the reader has not read. It is exact once one that was read, or the first message, was
   * reached, because reading a conversation marks all of it; "at least" before.
   */
  readonly unread: MatchCount;
}

/** Whose conversations, and how much is read for them. */
export interface ListConversationsInput {
  readonly me: UserId;
  /** The most messages to read, at least 1. Conversations whose messages are all older are left out. */
  readonly limit: number;
}

/** The reader's conversations, as far as they were read. */
export interface ConversationList {
  /** The one with the newest message first. */
  readonly conversations: readonly InboxConversation[];
  /** Whether there are older messages, which may belong to further conversations. */
  readonly hasOlder: boolean;
}

const PAGE = 100;

/** Lists the reader's conversations with the number of unread messages in each, once; clients that show them live subscribe. */
export const listConversations =
  ({ messages }: Pick<Ports, 'messages'>) =>
  async ({ me, limit }: ListConversationsInput): Promise<Result<ConversationList, PortFailure>> => {
    try {
      const read: Message[] = [];
      let next: MessageCursor | null = null;
      do {
        const before: { readonly before?: MessageCursor } = next === null ? {} : { before: next };
        const page = await messages.listRecent(me, { ...before, limit: Math.min(PAGE, limit - read.length) });
        read.push(...page.messages);
        next = page.next;
      } while (next !== null && read.length < limit);
      const hasOlder = next !== null;
      const conversations = conversationsOf(read, me).map((conversation) => ({
        ...conversation,
        unread: unreadOf(read, me, conversation.counterpartId, hasOlder),
      }));
      return ok({ conversations, hasOlder });
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

const unreadOf = (
  messages: readonly Message[],
  me: UserId,
  counterpart: UserId,
  hasOlder: boolean,
): MatchCount => {
  const received = messages.filter(
    ({ senderId, receiverId }) => senderId === counterpart && receiverId === me,
  );
  const count = received.filter(({ isRead }) => !isRead).length;
  const isComplete = !hasOlder || count < received.length;
  return isComplete ? exactly(count) : atLeast(count);
};
