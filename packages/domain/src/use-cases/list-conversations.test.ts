import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messagesArb, PEOPLE } from '../../testing/messaging.ts';
import { runs } from '../../testing/runs.ts';
import { stub } from '../../testing/stub.ts';
import { userId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { byNewest } from '../newest-first.ts';
import type { MessagesPort } from '../ports/messages.ts';
import { PortError } from '../ports/port-error.ts';
import { listConversations } from './list-conversations.ts';

const ME = PEOPLE[0] ?? userId('ada');

/** A port that lists these messages in pages, at most two each. */
const messagesPort = (all: readonly Message[]) => {
  const mine = all.filter(({ senderId, receiverId }) => senderId === ME || receiverId === ME).sort(byNewest);
  return stub<MessagesPort>({
    listRecent: async (_, { before, limit }) => {
      const from = before ? mine.findIndex(({ id }) => id === before.id) + 1 : 0;
      const messages = mine.slice(from, from + Math.min(2, limit));
      const last = messages.at(-1);
      const hasMore = from + messages.length < mine.length;
      return { messages, next: last && hasMore ? { createdAt: last.createdAt, id: last.id } : null };
    },
  });
};

it('counts the unread messages of each counterpart, whatever the pages (D557)', async () => {
  await fc.assert(
    fc.asyncProperty(messagesArb(), async (all) => {
      const answer = await listConversations({ messages: messagesPort(all) })({ me: ME, limit: 1000 });
      const counts = answer.ok
        ? Object.fromEntries(answer.value.conversations.map((found) => [found.counterpartId, found.unread]))
        : null;
      const expected = PEOPLE.flatMap((other) => {
        const between = all.filter(
          ({ senderId, receiverId }) =>
            (senderId === ME && receiverId === other) || (senderId === other && receiverId === ME),
        );
        const value = between.filter(({ senderId, isRead }) => senderId === other && !isRead).length;
        return between.length > 0 ? [[other, { kind: 'exact', value }]] : [];
      });
      expect(counts).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: runs(500) },
  );
});

const messageAt = (minute: number, isRead: boolean, from = 'bob'): Message => ({
  id: `m${minute}` as Message['id'], // an id
  content: 'Hello',
  senderId: userId(from),
  senderName: from,
  receiverId: ME,
  receiverName: 'Ada',
  isRead,
  createdAt: (1_700_000_000_000 + minute) as Message['createdAt'], // a time
  robotId: null,
  dates: null,
});

it('says "at least" when older messages may be unread, too', async () => {
  const all = [
    messageAt(1, false),
    messageAt(2, false, 'cleo'),
    messageAt(3, true, 'cleo'),
    messageAt(4, false),
    messageAt(5, false),
  ];
  const unread = async (limit: number) => {
    const answer = await listConversations({ messages: messagesPort(all) })({ me: ME, limit });
    return answer.ok && [answer.value.conversations.map((found) => found.unread), answer.value.hasOlder];
  };
  expect(await unread(3)).toEqual([
    [
      { kind: 'at-least', value: 2 },
      { kind: 'exact', value: 0 },
    ],
    true,
  ]);
  expect(await unread(5)).toEqual([
    [
      { kind: 'exact', value: 3 },
      { kind: 'exact', value: 1 },
    ],
    false,
  ]);
});

it('says "at least" when only messages of the reader were reached (D557)', async () => {
  const at = (minute: number, senderId: string, receiverId: string): Message => ({
    ...messageAt(minute, false),
    senderId: userId(senderId),
    receiverId: userId(receiverId),
  });
  const messages = messagesPort([at(1, 'bob', ME), at(2, ME, 'bob')]);
  const answer = await listConversations({ messages })({ me: ME, limit: 1 });
  expect(answer.ok && answer.value.conversations.map(({ unread }) => unread)).toEqual([
    { kind: 'at-least', value: 0 },
  ]);
});

it('is a failure when messages cannot be read', async () => {
  const error = new PortError('unavailable');
  const messages = stub<MessagesPort>({ listRecent: () => Promise.reject(error) });
  expect(await listConversations({ messages })({ me: ME, limit: 10 })).toEqual({
    ok: false,
    error: { kind: 'port', error },
  });
});
