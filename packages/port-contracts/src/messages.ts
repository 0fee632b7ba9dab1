import {
  epochMs,
  fullName,
  messageId,
  type Message,
  type OutgoingMessage,
  type UserId,
} from '@roborrow/domain';
import type { Person } from './people.ts';

const nameOf = ({ profile }: Person): string => fullName(profile.firstName, profile.lastName);

/** A message before it is sent. */
export const newMessage = (
  from: Person,
  to: Person,
  changes: Partial<OutgoingMessage> = {},
): OutgoingMessage => ({
  id: messageId(from.ports.ids.next()),
  content: 'Is the rover free on Saturday?',
  senderId: from.user.uid,
  senderName: nameOf(from),
  receiverId: to.user.uid,
  receiverName: nameOf(to),
  robotId: null,
  dates: null,
  ...changes,
});

/** A stored message, for `plant`. */
export const storedMessage = (from: Person, to: Person, changes: Partial<Message> = {}): Message => ({
  ...newMessage(from, to),
  isRead: false,
  createdAt: epochMs(1_700_000_000_000),
  ...changes,
});

/** Sends messages one after the other. */
export const sendAll = async (
  from: Person,
  to: Person,
  contents: readonly string[],
): Promise<readonly Message[]> => {
  const sent: Message[] = [];
  for (const content of contents)
    sent.push(await from.ports.messages.send(newMessage(from, to, { content })));
  return sent;
};

/** How many messages to a user are unread, counted one by one. */
export const unreadOf = async ({ ports, user }: Person): Promise<number> => {
  const { messages } = await ports.messages.listRecent(user.uid, { limit: 500 });
  return messages.filter(({ receiverId, isRead }) => receiverId === user.uid && !isRead).length;
};

/** The expected thread: the messages between the two users. */
export const between = (messages: readonly Message[], a: UserId, b: UserId): readonly Message[] =>
  messages.filter(
    ({ senderId, receiverId }) =>
      (senderId === a && receiverId === b) || (senderId === b && receiverId === a),
  );
