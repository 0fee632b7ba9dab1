import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { messageId, robotId, userId, type MessageId, type UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { cents, epochMs } from '../units.ts';
import { afterStep, dateRequest, dateRequests } from './date-requests.ts';
import { STEP_KINDS, type DatesNote, type StepKind } from './dates-note.ts';
import { readDatesNote } from './read-dates-note.ts';
import { stepId } from './step-id.ts';

const renter = userId('renter');
const owner = userId('owner');
const stranger = userId('stranger');
const rover = robotId('rover');
const asks = messageId('asks');

const message = (
  id: MessageId,
  senderId: UserId,
  receiverId: UserId,
  dates: DatesNote | null,
  rest: Partial<Message> = {},
): Message => ({
  id,
  content: 'A sentence.',
  senderId,
  senderName: `Name of ${senderId}`,
  receiverId,
  receiverName: `Name of ${receiverId}`,
  isRead: false,
  createdAt: epochMs(0),
  robotId: rover,
  dates,
  ...rest,
});
const note = readDatesNote({ kind: 'asked', first: '2026-12-01', last: '2026-12-05', total: 25_000 });
const asked = message(asks, renter, owner, note);

const other = (user: UserId) => (user === renter ? owner : renter);
const step = (kind: StepKind, by: UserId, rest: Partial<Message> = {}): Message =>
  message(stepId(kind, asks), by, other(by), { kind, request: asks }, rest);
const stateAfter = (...messages: readonly Message[]) => dateRequests([asked, ...messages])[0]?.state;

describe('A request for dates (D503)', () => {
  it('stands in the message that asks', () => {
    expect(dateRequests([asked])).toEqual([
      {
        id: asks,
        robotId: rover,
        renterId: renter,
        renterName: 'Name of renter',
        ownerId: owner,
        ownerName: 'Name of owner',
        range: { first: '2026-12-01', last: '2026-12-05' },
        total: cents(25_000),
        zone: null,
        askedAt: 0,
        returnedAt: null,
        state: 'asked',
      },
    ]);
  });

  it('needs a robot, and days', () => {
    expect(dateRequests([{ ...asked, robotId: null }])).toEqual([]);
    expect(dateRequests([{ ...asked, dates: null }, step('accepted', owner)])).toEqual([]);
  });

  it.each<[StepKind, UserId]>([
    ['accepted', owner],
    ['declined', owner],
    ['withdrawn', renter],
  ])('is %s by %s', (kind, by) => {
    expect(stateAfter(step(kind, by))).toBe(kind);
  });

  it.each<[StepKind, UserId]>([
    ['accepted', renter],
    ['declined', renter],
    ['withdrawn', owner],
    ['cancelled', renter],
    ['cancelled', owner],
  ])('that is asked cannot be %s by %s', (kind, by) => {
    expect(stateAfter(step(kind, by))).toBe('asked');
  });

  it('once accepted, is cancelled by either of the two, and only then', () => {
    for (const by of [renter, owner]) {
      expect(stateAfter(step('accepted', owner), step('cancelled', by))).toBe('cancelled');
      expect(stateAfter(step('declined', owner), step('cancelled', by))).toBe('declined');
    }
  });

  it.each<[string, Partial<Message>]>([
    ['under another id', { id: messageId('another') }],
    ['about another robot', { robotId: robotId('another') }],
    ['sent by a stranger', { senderId: stranger }],
    ['sent to a stranger', { receiverId: stranger }],
    ['sent to oneself', { receiverId: owner }],
    ['of another request', { dates: { kind: 'accepted', request: messageId('another') } }],
    ['without data', { dates: null }],
  ])('is not changed by a step %s', (_, wrong) => {
    expect(stateAfter(step('accepted', owner, wrong))).toBe('asked');
  });

  it('is not changed by a step whose id belongs to another message (D504)', () => {
    const [request] = dateRequests([asked]);
    if (!request) return expect.fail('The message asks.');
    expect(afterStep(request, step('accepted', owner))?.state).toBe('accepted');
    expect(afterStep(request, step('accepted', owner, { id: messageId('another') }))).toBeNull();
  });

  it.each<[StepKind, UserId]>([
    ['handed-over', renter],
    ['handed-over', owner],
    ['not-happened', renter],
    ['not-happened', owner],
  ])('once accepted, is %s by %s, and not before', (kind, by) => {
    expect(stateAfter(step(kind, by))).toBe('asked');
    expect(stateAfter(step('accepted', owner), step(kind, by))).toBe(kind);
  });

  it.each([renter, owner])('is returned by %s once it was handed over, and is not ended then', (by) => {
    const handed = [step('accepted', owner), step('handed-over', renter)];
    expect(stateAfter(step('accepted', owner), step('returned', by))).toBe('accepted');
    expect(stateAfter(...handed, step('returned', by))).toBe('returned');
  });
});

describe('Any history of a request (D503, D504)', () => {
  /** What a client may try, hostile ones too. */
  const attemptArb: fc.Arbitrary<Message> = fc
    .record({
      kind: fc.constantFrom(...STEP_KINDS),
      by: fc.constantFrom(renter, owner, stranger),
      to: fc.constantFrom(renter, owner, stranger),
      request: fc.constantFrom(asks, asks, asks, messageId('another')),
      about: fc.constantFrom(rover, rover, rover, robotId('another')),
    })
    .map(({ kind, by, to, request, about }) =>
      message(stepId(kind, request), by, to, { kind, request }, { robotId: about }),
    );

  /** A state machine written as a table of who did what, instead of by ids. */
  const expectedAfter = (stored: readonly Message[]): string => {
    let state = 'asked';
    for (const { senderId, receiverId, dates, robotId: about } of stored) {
      if (!dates || dates.kind === 'asked' || dates.request !== asks || about !== rover) continue;
      const move = `${state}: ${senderId} to ${receiverId}: ${dates.kind}`;
      if (/^asked: (owner to renter: (accepted|declined)|renter to owner: withdrawn)$/.test(move))
        state = dates.kind;
      if (/^accepted: (owner to renter|renter to owner): (cancelled|not-happened|handed-over)$/.test(move))
        state = dates.kind;
      if (/^handed-over: (owner to renter|renter to owner): returned$/.test(move)) state = dates.kind;
    }
    return state;
  };

  /** A backend: it writes an id once, and only steps that may be taken. */
  const store = (attempts: readonly Message[]): readonly Message[] => {
    const stored = new Map<MessageId, Message>([[asks, asked]]);
    for (const attempt of attempts) {
      const request = dateRequest(asked, (id) => stored.get(id));
      if (!stored.has(attempt.id) && request && afterStep(request, attempt)) stored.set(attempt.id, attempt);
    }
    return [...stored.values()];
  };

  it('ends in one state, in whatever order and however often its messages are read', () => {
    fc.assert(
      fc.property(
        fc.array(attemptArb, { maxLength: 12, size: 'max' }),
        fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        (tried, order) => {
          const stored = store(tried);
          const expected = expectedAfter(tried);
          const shuffled = [...stored, ...stored]
            .map((one, index) => ({ one, at: order[index] ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
          expect(dateRequests(shuffled).map(({ state }) => state)).toEqual([expected]);
        },
      ),
      { numRuns: runs(3_000) },
    );
  });

  it('has at most one answer and one end', () => {
    fc.assert(
      fc.property(fc.array(attemptArb, { maxLength: 20, size: 'max' }), (attempts) => {
        const kinds = store(attempts).flatMap(({ dates }) => dates?.kind ?? []);
        const count = (...those: readonly string[]) => kinds.filter((kind) => those.includes(kind)).length;
        expect(count('accepted', 'declined', 'withdrawn')).toBeLessThanOrEqual(1);
        expect(count('cancelled', 'not-happened', 'handed-over')).toBeLessThanOrEqual(1);
        expect(count('returned')).toBeLessThanOrEqual(count('handed-over'));
      }),
      { numRuns: runs(2_000) },
    );
  });
});
