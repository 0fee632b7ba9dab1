import { describe, expect, it } from 'vitest';
import { ada } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { parseDay } from '../dates/calendar-day.ts';
import type { DateRequest, RequestState } from '../dates/date-requests.ts';
import { stepOf } from '../dates/dates-note.ts';
import { messageId, robotId, userId } from '../ids.ts';
import type { OutgoingMessage } from '../messaging/message.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { MessagesPort } from '../ports/messages.ts';
import type { NotifierPort } from '../ports/notifier.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import { cents, epochMs } from '../units.ts';
import { endRequests } from './end-requests.ts';

const day = (text: string) => parseDay(text) ?? expect.fail(text);
const bob = userId('bob');
/** 2026-11-25 in UTC. */
const NOON = epochMs(Date.UTC(2026, 10, 25, 12));

const request = (id: string, state: RequestState, rest: Partial<DateRequest> = {}): DateRequest => ({
  id: messageId(id),
  robotId: robotId('rover'),
  renterId: bob,
  renterName: 'Bob Bolt',
  ownerId: ada.uid,
  ownerName: 'Ada Lovelace',
  range: { first: day('2026-12-01'), last: day('2026-12-05') },
  total: cents(25_000),
  zone: null,
  askedAt: epochMs(NOON - 1000),
  returnedAt: null,
  state,
  ...rest,
});
const mine = { renterId: ada.uid, ownerId: bob };

const run = async (requests: readonly DateRequest[], refusals: Readonly<Record<string, PortError>> = {}) => {
  const sent: OutgoingMessage[] = [];
  const result = await endRequests({
    users: stub<UsersPort>({ get: async () => null }),
    messages: stub<MessagesPort>({
      get: async () => null,
      send: async (message) => {
        const refusal = refusals[message.id];
        if (refusal) throw refusal;
        sent.push(message);
        return { ...message, isRead: false, createdAt: epochMs(1) };
      },
    }),
    notifier: stub<NotifierPort>({ messageSent: async () => undefined }),
    analytics: stub<AnalyticsPort>({ log: () => undefined }),
  })({
    me: { user: ada, profile: null },
    requests,
    moment: { today: day('2026-11-25'), now: NOON, dayBegan: epochMs(NOON - 43_200_000) },
    sentence: (kind) => `It is ${kind}.`,
  });
  return {
    result,
    sent: sent.map(({ id, receiverId, content }) => [id, receiverId, content]),
    reasons: sent.map(({ dates }) => stepOf(dates)?.reason),
  };
};

describe('ending requests before a listing or a profile goes (D684)', () => {
  it('declines, withdraws and cancels what is open or accepted, and tells the other person', async () => {
    const { result, sent, reasons } = await run([
      request('a', 'asked'),
      request('b', 'accepted'),
      request('c', 'asked', mine),
      request('d', 'accepted', mine),
    ]);
    expect(result).toEqual(ok(undefined));
    expect(sent).toEqual([
      ['answer_a', bob, 'It is declined.'],
      ['end_b', bob, 'It is cancelled.'],
      ['answer_c', bob, 'It is withdrawn.'],
      ['end_d', bob, 'It is cancelled.'],
    ]);
    // What was accepted ends with a reason, as when a person ends it (D736).
    expect(reasons).toEqual([undefined, 'robot-unavailable', undefined, 'plans-changed']);
  });

  it('leaves alone what has ended, is over, or is between others', async () => {
    const past = { range: { first: day('2026-11-01'), last: day('2026-11-24') } };
    const { sent } = await run([
      request('a', 'declined'),
      request('b', 'cancelled'),
      request('c', 'accepted', past),
      request('d', 'accepted', { renterId: bob, ownerId: userId('cyd') }),
    ]);
    expect(sent).toEqual([]);
  });

  it.each(['not-found', 'forbidden', 'conflict'] as const)(
    'goes on after a message that is refused as %s',
    async (kind) => {
      const { result, sent } = await run([request('a', 'asked'), request('b', 'accepted')], {
        answer_a: new PortError(kind),
      });
      expect(result).toEqual(ok(undefined));
      expect(sent.map(([id]) => id)).toEqual(['end_b']);
    },
  );

  it('stops after a failure', async () => {
    const error = new PortError('unavailable');
    const { result, sent } = await run([request('a', 'asked'), request('b', 'accepted')], {
      answer_a: error,
    });
    expect(result).toEqual(err({ kind: 'port', error }));
    expect(sent).toEqual([]);
  });
});
