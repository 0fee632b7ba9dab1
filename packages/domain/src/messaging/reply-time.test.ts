import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs, messageId, userId, type EpochMs, type Message } from '../index.ts';
import { messagesArb, PEOPLE, runs } from '../../testing/index.ts';
import { replyTime } from './reply-time.ts';

const ME = userId('me');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = epochMs(1_700_000_000_000);
const LATER = epochMs(START + 30 * DAY);

const message = (other: string, isMine: boolean, at: number): Message => ({
  id: messageId(`${other}-${String(isMine)}-${at}`),
  content: 'x',
  senderId: isMine ? ME : userId(other),
  senderName: 'x',
  receiverId: isMine ? userId(other) : ME,
  receiverName: 'x',
  isRead: true,
  createdAt: epochMs(START + at),
  robotId: null,
  dates: null,
});
/** A thread that another person began, with the user's reply after so long; `null` for none. */
const thread = (after: number | null, index: number): readonly Message[] => [
  message(`person${index}`, false, index),
  ...(after === null ? [] : [message(`person${index}`, true, index + after)]),
];
const of = (waits: readonly (number | null)[], now: EpochMs = LATER) =>
  replyTime(waits.flatMap(thread), ME, now);
const six = (after: number | null) => Array.from({ length: 6 }, () => after);

describe('how soon a user usually replies (D513)', () => {
  it.each([
    [MINUTE, 'hour'],
    [HOUR, 'hour'],
    [HOUR + 1, 'hours'],
    [6 * HOUR, 'hours'],
    [6 * HOUR + 1, 'day'],
    [DAY, 'day'],
    [DAY + 1, 'days'],
    [3 * DAY, 'days'],
    [3 * DAY + 1, null],
  ])('after %i milliseconds in each thread it is %s', (after, expected) => {
    expect(of(six(after))).toBe(expected);
  });

  it('is said above five threads alone', () => {
    expect(of(six(MINUTE).slice(1))).toBeNull();
    expect(of([])).toBeNull();
  });

  it('is the middle one: single slow and quick threads change nothing', () => {
    expect(of([MINUTE, 2 * HOUR, 2 * HOUR, 2 * HOUR, 2 * HOUR, 9 * DAY, 9 * DAY])).toBe('hours');
    expect(of([MINUTE, MINUTE, MINUTE, 2 * HOUR, 2 * HOUR, 2 * HOUR])).toBe('hours');
  });

  it('counts what has waited for two days as unanswered, and what is younger not at all', () => {
    const waits = [...six(MINUTE), null, null, null, null, null, null, null];
    expect(of(waits, epochMs(START + DAY))).toBe('hour');
    expect(of(waits, epochMs(START + 3 * DAY))).toBeNull();
  });

  it('leaves out threads that the user began, and counts the first reply alone', () => {
    const begun = six(MINUTE).map((_, index) => message(`person${index}`, true, -1));
    expect(replyTime([...six(MINUTE).flatMap(thread), ...begun], ME, LATER)).toBeNull();
    const again = six(MINUTE).map((_, index) => message(`person${index}`, true, 5 * DAY));
    expect(replyTime([...again, ...six(MINUTE).flatMap(thread)], ME, LATER)).toBe('hour');
  });

  it('does not depend on the order of the messages, nor on messages between others', () => {
    fc.assert(
      fc.property(messagesArb(40), fc.constantFrom(...PEOPLE), (messages, me) => {
        const now = epochMs(START + 10 * DAY);
        const expected = replyTime(messages, me, now);
        expect(replyTime([...messages].reverse(), me, now)).toBe(expected);
        const own = messages.filter(({ senderId, receiverId }) => senderId === me || receiverId === me);
        expect(replyTime(own, me, now)).toBe(expected);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
