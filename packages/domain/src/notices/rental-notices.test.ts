import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { beginInUtc, parseDay, type CalendarDay } from '../dates/calendar-day.ts';
import type { RequestState } from '../dates/date-requests.ts';
import type { StepKind } from '../dates/dates-note.ts';
import { settlesAt } from '../dates/rental-phase.ts';
import { REVIEW_SPAN } from '../reviews/review-window.ts';
import { epochMs, type EpochMs } from '../units.ts';
import type { RentalNoticeKind } from './rental-notice-kind.ts';
import { NO_NOTICES, NOTICE_LIFE, noticeSettled, type ConversationNotices } from './conversation-notices.ts';
import { hearOfRental, planRentalNotice, rentalNotices, type RentalAsSeen } from './rental-notices.ts';
import { parseTimeZone, type MomentIn } from '../dates/time-zone.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const day = (text: string): CalendarDay => parseDay(text) ?? expect.unreachable();
const range = { first: day('2026-12-10'), last: day('2026-12-12') };
const BEGIN = beginInUtc(range.first);
const LAST = beginInUtc(range.last);
/** So many hours from when the first day begins in UTC. */
const at = (hours: number): EpochMs => epochMs(BEGIN + hours * HOUR);

const ZONE = parseTimeZone('Pacific/Guam') ?? expect.unreachable();
/** Clocks that are so many hours ahead of UTC, in every zone. */
const ahead =
  (hours: number): MomentIn =>
  (_, of, hour) =>
    epochMs(beginInUtc(of) + (hour - hours) * HOUR);
/** On a device that knows no zones. */
const noticesOf = (rental: RentalAsSeen) => rentalNotices(rental, () => null);

const seen = (
  state: RequestState,
  changes: Partial<RentalAsSeen> = {},
  asked: EpochMs = at(-240),
): RentalAsSeen => ({
  request: { state, range, zone: null, askedAt: asked, returnedAt: state === 'returned' ? at(30) : null },
  agreedAt: state === 'asked' ? null : at(-230),
  role: 'renter',
  hasReviewed: false,
  ...changes,
});

describe('Of a rental is told (D730)', () => {
  it('its owner once, a day before the request expires', () => {
    expect(noticesOf(seen('asked', { role: 'owner' }))).toEqual([{ kind: 'answer-soon', at: at(-240 + 48) }]);
    // It expires with the first day, in its morning in America.
    expect(noticesOf(seen('asked', { role: 'owner' }, at(-48)))).toEqual([
      { kind: 'answer-soon', at: at(-12) },
    ]);
  });

  it('its owner nothing when the question is not twelve hours old by then', () => {
    expect(noticesOf(seen('asked', { role: 'owner' }, at(-23)))).toEqual([]);
    expect(noticesOf(seen('asked', { role: 'owner' }, at(-24)))).toHaveLength(1);
  });

  it('its renter that nobody answered: after three days, or once the first day has begun, or has ended if it was asked on it', () => {
    const told = (asked: EpochMs) => noticesOf(seen('asked', {}, asked));
    expect(told(at(-240))).toEqual([{ kind: 'expired', at: at(-240 + 72) }]);
    expect(told(at(-48))).toEqual([{ kind: 'expired', at: at(12) }]);
    expect(told(at(-14))).toEqual([{ kind: 'expired', at: at(36) }]);
  });

  it.each(['renter', 'owner'] as const)('its %s of the handover, the return and the reviews', (role) => {
    const settled = settlesAt(range);
    const reviews = (end: EpochMs) => [
      { kind: 'review', at: end },
      { kind: 'review-closes', at: end + REVIEW_SPAN - 3 * DAY },
    ];
    expect(noticesOf(seen('accepted', { role }))).toEqual([
      { kind: 'begins', at: at(-12) },
      ...reviews(settled),
    ]);
    expect(noticesOf(seen('handed-over', { role }))).toEqual([
      { kind: 'return-late', at: LAST + 36 * HOUR },
      ...reviews(settled),
    ]);
    expect(noticesOf(seen('returned', { role }))).toEqual(reviews(at(30)));
    expect(noticesOf(seen('returned', { role, hasReviewed: true }))).toEqual([]);
  });

  it('no handover that was agreed on in the last hours before it', () => {
    const [first] = noticesOf(seen('accepted', { agreedAt: at(-12) }));
    expect(first?.kind).toBe('review');
  });

  it.each(['declined', 'withdrawn', 'cancelled', 'not-happened'] as const)(
    'nothing once it is %s',
    (state) => {
      for (const role of ['renter', 'owner'] as const) expect(noticesOf(seen(state, { role }))).toEqual([]);
    },
  );
});

describe('Where the robot is known to be, its clocks count (D753)', () => {
  const told = (hours: number, rental: RentalAsSeen) =>
    rentalNotices({ ...rental, request: { ...rental.request, zone: ZONE } }, ahead(hours));

  it.each([10, -10, 0])(
    '%i hours ahead of UTC: a question expires when its first day begins there',
    (hours) => {
      const begins = -hours;
      const expiry = (asked: number) => told(hours, seen('asked', {}, at(asked)));
      expect(expiry(begins - 240)).toEqual([{ kind: 'expired', at: at(begins - 240 + 72) }]);
      expect(expiry(begins - 1)).toEqual([{ kind: 'expired', at: at(begins) }]);
      // It was asked on the day.
      expect(expiry(begins)).toEqual([{ kind: 'expired', at: at(begins + 24) }]);
    },
  );

  it.each([10, -10])('%i hours ahead: reminders come in the morning there', (hours) => {
    const nine = 9 - hours;
    expect(told(hours, seen('accepted'))[0]).toEqual({ kind: 'begins', at: at(nine - 24) });
    expect(told(hours, seen('handed-over'))[0]).toEqual({ kind: 'return-late', at: at(nine + 72) });
    const answer = (asked: number) => told(hours, seen('asked', { role: 'owner' }, at(asked)));
    expect(answer(-hours - 48)).toEqual([{ kind: 'answer-soon', at: at(nine - 24) }]);
    // Its three days end in the afternoon before.
    expect(answer(-hours - 80)).toEqual([{ kind: 'answer-soon', at: at(-hours - 80 + 48) }]);
  });
});

const WAYS: readonly (readonly StepKind[])[] = [
  [],
  ['declined'],
  ['withdrawn'],
  ['accepted'],
  ['accepted', 'cancelled'],
  ['accepted', 'not-happened'],
  ['accepted', 'handed-over'],
  ['accepted', 'handed-over', 'returned'],
];

const life = fc.record({
  asked: fc.integer({ min: -240, max: 0 }),
  states: fc
    .constantFrom(...WAYS)
    .chain((way) => fc.tuple(...way.map((state) => fc.tuple(fc.constant(state), fc.nat(150))))),
  role: fc.constantFrom('renter' as const, 'owner' as const),
  reviewedAfter: fc.integer({ min: 0, max: 600 }),
  /** By how many hours the robot's clocks are ahead; `null` without a zone. */
  offset: fc.option(fc.integer({ min: -11, max: 14 })),
  looks: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60, size: 'max' }),
});

it('at every moment at most one is due; each comes at most once, within a day, and none after an end (D730)', () => {
  fc.assert(
    fc.property(life, ({ asked, states, role, reviewedAfter, offset, looks }) => {
      const steps = states.reduce<readonly (readonly [RequestState, number])[]>(
        (before, [state, hours]) => [...before, [state, (before.at(-1)?.[1] ?? asked) + hours]],
        [],
      );
      const told: RentalNoticeKind[] = [];
      let notices: ConversationNotices = NO_NOTICES;
      let hours = asked;
      for (const pause of looks) {
        hours += pause;
        const now = at(hours);
        const state = steps.filter(([, since]) => since <= hours).at(-1)?.[0] ?? 'asked';
        const accepted = steps.find(([kind]) => kind === 'accepted')?.[1];
        const all = rentalNotices(
          {
            request: {
              state,
              range,
              zone: offset === null ? null : ZONE,
              askedAt: at(asked),
              returnedAt: state === 'returned' ? at(steps.find(([kind]) => kind === state)?.[1] ?? 0) : null,
            },
            agreedAt: accepted === undefined ? null : at(accepted),
            role,
            hasReviewed: hours > reviewedAfter,
          },
          ahead(offset ?? 0),
        );
        const { state: planned, messages } = planRentalNotice(hearOfRental(notices, all, now), all, now);
        expect(messages.length).toBeLessThanOrEqual(1);
        for (const { id } of messages) {
          expect(told).not.toContain(id);
          told.push(id);
          const due = all.find(({ kind }) => kind === id)?.at ?? expect.unreachable();
          expect(now - due).toBeGreaterThanOrEqual(0);
          expect(now - due).toBeLessThan(NOTICE_LIFE);
          expect(['declined', 'withdrawn', 'cancelled', 'not-happened']).not.toContain(state);
          if (id === 'answer-soon' || id === 'expired') expect(state).toBe('asked');
          if (id.startsWith('review')) expect(hours).toBeLessThanOrEqual(reviewedAfter);
        }
        notices = hearOfRental(noticeSettled(planned, now), all, now);
        // Whatever is to come is looked at in time.
        const next = all.find((notice) => notice.at > now);
        if (next) expect(notices.dueAt ?? Infinity).toBeLessThanOrEqual(next.at);
      }
    }),
    { numRuns: runs(800) },
  );
});
