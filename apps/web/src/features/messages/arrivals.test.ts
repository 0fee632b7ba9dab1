import { epochMs, messageId, userId, type Inbox, type Message } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { arrivals } from './arrivals.ts';

const message = (id: string, createdAt: number, isRead = false): Message => ({
  id: messageId(id),
  content: id,
  senderId: userId('bob'),
  senderName: 'Bob',
  receiverId: userId('ada'),
  receiverName: 'Ada',
  isRead,
  createdAt: epochMs(createdAt),
  robotId: null,
  dates: null,
});

const inbox = (...latest: Message[]): Inbox => ({ latest, unreadCount: 0 });
const found = (before: Inbox, now: Inbox) => arrivals(before, now).map(({ id }) => id);

describe('new messages between two states of the inbox', () => {
  it('are those that were not there before', () => {
    expect(found(inbox(message('a', 1)), inbox(message('b', 2), message('a', 1)))).toEqual(['b']);
  });

  it('may have the same time as a message that was there', () => {
    expect(found(inbox(message('a', 1)), inbox(message('b', 1), message('a', 1)))).toEqual(['b']);
  });

  it('are all messages when the inbox was empty', () => {
    expect(found(inbox(), inbox(message('b', 2), message('a', 1)))).toEqual(['b', 'a']);
  });

  it('do not include an older message that enters the list because another was removed', () => {
    expect(found(inbox(message('c', 3), message('b', 2)), inbox(message('b', 2), message('a', 1)))).toEqual(
      [],
    );
  });

  it('do not include a message that was read meanwhile in another tab', () => {
    expect(found(inbox(), inbox(message('a', 1, true)))).toEqual([]);
  });
});
