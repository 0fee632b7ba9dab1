import { comparableText } from '../comparable-text.ts';
import { byNewest } from '../newest-first.ts';
import type { UserId } from '../ids.ts';
import type { Message } from './message.ts';

/**
 * The latest message per counterpart, newest first (D161). Accepts messages in any order and reads them once;
 * messages that are not between the reader and another user are left out.
 */
export const conversationsOf = (messages: readonly Message[], me: UserId): readonly Conversation[] => {
  const latest = new Map<UserId, Message>();
  for (const message of messages) {
    const isMine = message.senderId === me;
    if (isMine === (message.receiverId === me)) continue;
    const counterpart = isMine ? message.receiverId : message.senderId;
    const known = latest.get(counterpart);
    if (known === undefined || byNewest(message, known) < 0) latest.set(counterpart, message);
  }
  return [...latest.values()].sort(byNewest).map((message) => conversation(message, me));
};

const conversation = (latest: Message, me: UserId): Conversation =>
  latest.senderId === me
    ? { counterpartId: latest.receiverId, counterpartName: latest.receiverName, latest, isUnread: false }
    : {
        counterpartId: latest.senderId,
        counterpartName: latest.senderName,
        latest,
        isUnread: !latest.isRead,
      };

/**
 * Merges two lists of a thread: every id once, newest first. Where both contain a message, the second list is
 * the newer answer, but a message that was read in one of them stays read.
 */
export const mergeMessages = (a: readonly Message[], b: readonly Message[]): readonly Message[] => {
  const merged = new Map<string, Message>();
  for (const message of [...a, ...b]) {
    const known = merged.get(message.id);
    merged.set(message.id, known?.isRead && !message.isRead ? { ...message, isRead: true } : message);
  }
  return [...merged.values()].sort(byNewest);
};

/**
 * The conversations whose counterpart name or latest message contains the text, compared as people read it; a
 * blank text keeps all.
 */
export const filterConversations = (
  conversations: readonly Conversation[],
  text: string,
): readonly Conversation[] => {
  const wanted = comparableText(text).trimEnd();
  return conversations.filter(
    ({ counterpartName, latest }) =>
      comparableText(counterpartName).includes(wanted) || comparableText(latest.content).includes(wanted),
  );
};

/** The latest message between the reader and one counterpart (D161). */
export interface Conversation {
  readonly counterpartId: UserId;
  readonly counterpartName: string;
  readonly latest: Message;
  /** True when the reader is the receiver of the latest message and has not read it. */
  readonly isUnread: boolean;
}
