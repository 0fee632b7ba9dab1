import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageArb, messagesArb, PEOPLE, runs } from '../../testing/index.ts';
import { messageId, userId, type UserId } from '../ids.ts';
import { epochMs } from '../units.ts';
import { conversationsOf, filterConversations, mergeMessages } from './conversations.ts';
import type { Message } from './message.ts';

const me = userId('ada');
const message = (
  id: string,
  from: string,
  to: string,
  minute: number,
  rest: Partial<Message> = {},
): Message => ({
  id: messageId(id),
  content: `content of ${id}`,
  senderId: userId(from),
  senderName: `Name of ${from}`,
  receiverId: userId(to),
  receiverName: `Name of ${to}`,
  isRead: false,
  createdAt: epochMs(minute * 60_000),
  robotId: null,
  dates: null,
  ...rest,
});

const newestFirst = (messages: readonly Message[]) =>
  [...messages].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));

/** The plain algorithm: sort, then keep the first message of each counterpart. */
const naiveConversations = (messages: readonly Message[], reader: UserId) => {
  const seen = new Set<UserId>();
  return newestFirst(messages).flatMap((latest) => {
    if (latest.senderId !== reader && latest.receiverId !== reader) return [];
    const isMine = latest.senderId === reader;
    const counterpartId = isMine ? latest.receiverId : latest.senderId;
    if (seen.has(counterpartId)) return [];
    seen.add(counterpartId);
    const counterpartName = isMine ? latest.receiverName : latest.senderName;
    return [{ counterpartId, counterpartName, latest, isUnread: !isMine && !latest.isRead }];
  });
};

describe('conversationsOf', () => {
  it('is the latest message per counterpart, newest first', () => {
    const toBob = message('1', 'ada', 'bob', 1);
    const fromBob = message('2', 'bob', 'ada', 3);
    const toCleo = message('3', 'ada', 'cleo', 2);
    expect(conversationsOf([toBob, fromBob, toCleo], me)).toEqual([
      { counterpartId: 'bob', counterpartName: 'Name of bob', latest: fromBob, isUnread: true },
      { counterpartId: 'cleo', counterpartName: 'Name of cleo', latest: toCleo, isUnread: false },
    ]);
  });

  it('is unread only when the reader is the receiver of the latest message and has not read it', () => {
    const isUnread = (latest: Message) =>
      conversationsOf([latest], me).map((conversation) => conversation.isUnread);
    expect(isUnread(message('1', 'bob', 'ada', 1))).toEqual([true]);
    expect(isUnread(message('1', 'bob', 'ada', 1, { isRead: true }))).toEqual([false]);
    expect(isUnread(message('1', 'ada', 'bob', 1))).toEqual([false]);
  });

  it('leaves out messages that are not between the reader and another user', () => {
    expect(conversationsOf([message('1', 'bob', 'cleo', 1), message('2', 'ada', 'ada', 1)], me)).toEqual([]);
  });

  it('equals sorting and keeping the first of each counterpart, in any order and with ties', () => {
    const shuffled = messagesArb().chain((messages) =>
      fc.tuple(fc.constant(messages), fc.shuffledSubarray([...messages], { minLength: messages.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...PEOPLE), ([messages, mixed], reader) => {
        const expected = naiveConversations(messages, reader);
        expect(conversationsOf(messages, reader)).toEqual(expected);
        expect(conversationsOf(mixed, reader)).toEqual(expected);
      }),
      { numRuns: runs(400) },
    );
  });
});

describe('mergeMessages', () => {
  /** Two overlapping lists of the same messages in any order; either may have newer read marks. */
  const twoViews = messagesArb(12).chain((messages) => {
    const length = { minLength: messages.length, maxLength: messages.length };
    return fc.tuple(
      fc.shuffledSubarray([...messages]),
      fc
        .array(fc.boolean(), length)
        .map((reads) => messages.map((one, index) => ({ ...one, isRead: reads[index] ?? false })))
        .chain((readElsewhere) => fc.shuffledSubarray(readElsewhere)),
    );
  });

  it('holds every id once, newest first', () => {
    fc.assert(
      fc.property(twoViews, ([a, b]) => {
        const merged = mergeMessages(a, b);
        expect(new Set(merged.map((one) => one.id))).toEqual(new Set([...a, ...b].map((one) => one.id)));
        expect(merged).toEqual(newestFirst(merged));
        expect(merged.length).toBe(new Set(merged.map((one) => one.id)).size);
      }),
      { numRuns: runs(200) },
    );
  });

  it('gives the same ids in either order of the arguments, and adds nothing when repeated', () => {
    fc.assert(
      fc.property(twoViews, ([a, b]) => {
        const merged = mergeMessages(a, b);
        expect(mergeMessages(b, a).map((one) => one.id)).toEqual(merged.map((one) => one.id));
        expect(mergeMessages(merged, merged)).toEqual(merged);
        expect(mergeMessages(merged, b)).toEqual(merged);
        expect(mergeMessages(merged, a)).toEqual(merged);
      }),
      { numRuns: runs(200) },
    );
  });

  it('never takes a read mark back', () => {
    fc.assert(
      fc.property(twoViews, ([a, b]) => {
        const readBefore = new Set([...a, ...b].filter((one) => one.isRead).map((one) => one.id));
        for (const one of mergeMessages(a, b)) expect(one.isRead).toBe(readBefore.has(one.id));
      }),
      { numRuns: runs(200) },
    );
  });

  it('prefers the server time of the second list to the pending one', () => {
    fc.assert(
      fc.property(messageArb, (pending) => {
        const stored = { ...pending, createdAt: epochMs(pending.createdAt + 5) };
        expect(mergeMessages([pending], [stored])).toEqual([stored]);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('filterConversations', () => {
  const conversations = conversationsOf(
    [
      message('1', 'ada', 'bob', 1, { receiverName: 'Bob Dylan', content: 'Is the drone free?' }),
      message('2', 'cleo', 'ada', 2, { senderName: 'Cleo', content: 'Thanks' }),
    ],
    me,
  );
  const found = (text: string) => filterConversations(conversations, text).map((one) => one.counterpartId);

  it.each([
    ['', ['cleo', 'bob']],
    ['  ', ['cleo', 'bob']],
    ['DYLAN', ['bob']],
    [' drone ', ['bob']],
    ['cleo', ['cleo']],
    ['unheard', []],
    ['cle\u0301o', ['cleo']],
    ['ｄｙｌａｎ', ['bob']],
    ['is\u00A0the  drone', ['bob']],
    ['.*', []],
  ])('with %j finds %j', (text, counterparts) => {
    expect(found(text)).toEqual(counterparts);
  });
});
