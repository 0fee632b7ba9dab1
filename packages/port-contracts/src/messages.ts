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

/** A message that its sender is about to send. */
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
  ...changes,
});

/** A message as stored, to be planted. */
export const storedMessage = (from: Person, to: Person, changes: Partial<Message> = {}): Message => ({
  ...newMessage(from, to),
  isRead: false,
  createdAt: epochMs(1_700_000_000_000),
  ...changes,
});

/** Sends one message after the other. */
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

/** How many messages to a person are unread, counted one by one. */
export const unreadOf = async ({ ports, user }: Person): Promise<number> => {
  const { messages } = await ports.messages.listRecent(user.uid, { limit: 500 });
  return messages.filter(({ receiverId, isRead }) => receiverId === user.uid && !isRead).length;
};

/** The oracle of a thread: what one of the two sent the other. */
export const between = (messages: readonly Message[], a: UserId, b: UserId): readonly Message[] =>
  messages.filter(
    ({ senderId, receiverId }) =>
      (senderId === a && receiverId === b) || (senderId === b && receiverId === a),
  );
