import { epochMs, messageId, robotId, userId, type Message, type OutboxMessage } from '@roborrow/domain';
import { messagesArb, PEOPLE, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadRows, type ThreadRow } from './thread-rows.ts';

const me = userId('ada');
const noon = new Date(2026, 4, 3, 12).getTime();
const MINUTE = 60_000;

const message = (id: string, minutes: number, from: 'ada' | 'bob', isRead = false): Message => ({
  id: messageId(id),
  content: id,
  senderId: userId(from),
  senderName: from,
  receiverId: userId(from === 'ada' ? 'bob' : 'ada'),
  receiverName: '',
  isRead,
  createdAt: epochMs(noon + minutes * MINUTE),
  robotId: null,
  dates: null,
});

const unsent = (
  id: string,
  minutes: number,
  state: OutboxMessage['state'] = { kind: 'pending' },
): OutboxMessage => ({
  id: messageId(id),
  receiverId: userId('bob'),
  receiverName: 'Bob',
  content: id,
  robotId: null,
  dates: null,
  createdAt: epochMs(noon + minutes * MINUTE),
  state,
});

const shown = (rows: readonly ThreadRow[]) => rows.map((row) => row.message.id);
const row = (rows: readonly ThreadRow[], id: string) => {
  const found = rows.find((one) => one.message.id === id);
  if (!found) throw new Error(`no row for ${id}`);
  return found;
};

describe('the rows of a thread', () => {
  it('are in order from the oldest message to the newest', () => {
    expect(shown(threadRows([message('b', 2, 'bob'), message('a', 1, 'ada')], [], me))).toEqual(['a', 'b']);
  });

  it('show sent or read by the read mark, for own messages only', () => {
    const rows = threadRows(
      [message('c', 2, 'bob', true), message('b', 1, 'ada', true), message('a', 0, 'ada')],
      [],
      me,
    );
    expect(['a', 'b', 'c'].map((id) => row(rows, id).message.status)).toEqual(['sent', 'read', 'received']);
  });

  it('end with the outbox, even when its messages are older', () => {
    const rows = threadRows(
      [message('a', 10, 'bob')],
      [unsent('failed', 1, { kind: 'failed', error: null })],
      me,
    );
    expect(shown(rows)).toEqual(['a', 'failed']);
    expect(row(rows, 'failed').message.status).toBe('failed');
  });

  it('show a message once, as sent, if it was stored although its send failed', () => {
    const rows = threadRows([message('a', 0, 'ada')], [unsent('a', 0, { kind: 'failed', error: null })], me);
    expect(shown(rows)).toEqual(['a']);
    expect(row(rows, 'a').message.status).toBe('sent');
  });

  it('group consecutive messages of one user', () => {
    const rows = threadRows(
      [message('d', 9, 'ada'), message('c', 8, 'bob'), message('b', 2, 'bob'), message('a', 1, 'bob')],
      [],
      me,
    );
    const groups = ['a', 'b', 'c', 'd'].map((id) => [row(rows, id).startsGroup, row(rows, id).endsGroup]);
    expect(groups).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('show the day above its first message, and end the group before it', () => {
    const rows = threadRows(
      [message('c', 12 * 60 + 2, 'bob'), message('b', 12 * 60 + 1, 'bob'), message('a', 12 * 60 - 1, 'bob')],
      [],
      me,
    );
    expect(rows.map(({ startsDay }) => startsDay)).toEqual([true, true, false]);
    expect(row(rows, 'a').endsGroup).toBe(true);
  });

  it('name a robot only when it changes, not in every message', () => {
    const about = (id: string, minutes: number, robot: string | null): Message => ({
      ...message(id, minutes, 'bob'),
      robotId: robot === null ? null : robotId(robot),
    });
    const rows = threadRows(
      [
        about('e', 5, 'rover'),
        about('d', 4, null),
        about('c', 3, 'drone'),
        about('b', 2, 'rover'),
        about('a', 1, 'rover'),
      ],
      [],
      me,
    );
    expect(rows.map(({ newRobot }) => newRobot)).toEqual(['rover', null, 'drone', null, 'rover']);
  });

  it('contain every message once, and every group starts and ends on the same day', () => {
    fc.assert(
      fc.property(messagesArb(), (messages) => {
        const newestFirst = messages.toSorted((a, b) => b.createdAt - a.createdAt);
        const rows = threadRows(newestFirst, [], PEOPLE[0] ?? me);
        expect(shown(rows).toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
        let isInside = false;
        for (const { startsDay, startsGroup, endsGroup } of rows) {
          expect(startsGroup).toBe(!isInside);
          if (startsDay) expect(startsGroup).toBe(true);
          isInside = !endsGroup;
        }
        expect(isInside).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });
});
