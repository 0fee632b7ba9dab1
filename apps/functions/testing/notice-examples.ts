import { epochMs, messageId, userId, type Message } from '@roborrow/domain';

export const ADA = userId('ada');
export const BOB = userId('bob');

/** Ada's message to Bob, unless changed. */
export const message = (changes: Partial<Message> = {}): Message => ({
  id: messageId('message-1'),
  content: 'Is the rover free on Saturday?',
  senderId: ADA,
  senderName: 'Ada Park',
  receiverId: BOB,
  receiverName: 'Bob Reyes',
  isRead: false,
  createdAt: epochMs(1_700_000_000_000),
  robotId: null,
  dates: null,
  ...changes,
});
