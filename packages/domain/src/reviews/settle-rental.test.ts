import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { beginInUtc, parseDay } from '../dates/calendar-day.ts';
import type { DatesNote, StepKind } from '../dates/dates-note.ts';
import { stepId } from '../dates/step-id.ts';
import { messageId, robotId, userId, type MessageId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { cents, epochMs, type EpochMs } from '../units.ts';
import { reviewId, type ReviewerRole } from './review.ts';
import { REVIEW_SPAN } from './review-window.ts';
import { settleRental, type RentalRecord, type SettledReview } from './settle-rental.ts';
import { NO_STARS, ratingsOf, withStars, type StarCounts, type Stars } from './star-counts.ts';

/* Generated histories of one rental: what the two say and write, at any time, and a function that runs never, late, often, or twice at once,
   and whose writes are stored only if nothing it read was changed meanwhile. */

const DAY = 86_400_000;
const ASKED = messageId('asks');
const [RENTER, OWNER] = [userId('renter'), userId('owner')];
const [first, last] = ['2026-12-01', '2026-12-03'].map((text) => parseDay(text) ?? expect.unreachable());
const START = beginInUtc(first ?? expect.unreachable()) - 2 * DAY;
const SETTLES = beginInUtc(last ?? expect.unreachable()) + 3.5 * DAY;

const said = (id: MessageId, dates: DatesNote, at: number): Message => ({
  id,
  content: 'as it says',
  senderId: dates.kind === 'asked' ? RENTER : OWNER,
  senderName: 'Name',
  receiverId: dates.kind === 'asked' ? OWNER : RENTER,
  receiverName: 'Name',
  isRead: false,
  createdAt: epochMs(at),
  robotId: robotId('rover'),
  dates,
});

type Action =
  | { readonly do: 'say'; readonly kind: StepKind }
  | { readonly do: 'write'; readonly role: ReviewerRole; readonly stars: Stars }
  | { readonly do: 'settle'; readonly isLost: boolean; readonly twice: boolean };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constant('say' as const),
    kind: fc.constantFrom<StepKind>(
      'accepted',
      'declined',
      'handed-over',
      'returned',
      'cancelled',
      'not-happened',
    ),
  }),
  fc.record({
    do: fc.constant('write' as const),
    role: fc.constantFrom('renter', 'owner'),
    stars: fc.constantFrom<Stars>(1, 2, 3, 4, 5),
  }),
  fc.record({ do: fc.constant('settle' as const), isLost: fc.boolean(), twice: fc.boolean() }),
);
const history = fc.array(fc.tuple(action, fc.nat(6)), { minLength: 1, maxLength: 25, size: 'max' });

function play(steps: readonly (readonly [Action, days: number])[]) {
  const messages = new Map<MessageId, Message>();
  messages.set(
    ASKED,
    said(
      ASKED,
      {
        kind: 'asked',
        first: first ?? expect.unreachable(),
        last: last ?? expect.unreachable(),
        total: cents(1),
      },
      START,
    ),
  );
  const reviews = new Map<ReviewerRole, SettledReview>();
  let record: RentalRecord | null = null;
  let rentals = 0;
  let stars: StarCounts = NO_STARS;
  let version = 0;
  let now: EpochMs = epochMs(START);
  /** When each review became open, and what was written then. */
  const opened = new Map<
    ReviewerRole,
    { readonly at: EpochMs; readonly stars: Stars; readonly written: number }
  >();

  const read = () => ({
    record,
    asked: messages.get(ASKED) ?? null,
    message: (id: MessageId) => messages.get(id),
    reviews: [...reviews.values()],
  });
  const settle = (isLost: boolean, twice: boolean): void => {
    // Two functions read the same, and both write: one is refused, and looks again.
    const facts = [read(), ...(twice ? [read()] : [])];
    const seen = version;
    for (const one of facts) {
      let settlement = settleRental(one, now);
      if (settlement && version !== seen) settlement = settleRental(read(), now);
      if (!settlement) continue;
      version += 1;
      record = settlement.record;
      rentals += settlement.isCounted ? 1 : 0;
      for (const review of settlement.opened) {
        stars = withStars(stars, [review.stars]);
        expect(opened.has(review.role), 'opened twice').toBe(false);
        opened.set(review.role, { at: now, stars: review.stars, written: reviews.size });
        reviews.set(review.role, { ...review, isSealed: false });
      }
    }
    // The answer was lost: whoever called repeats it, and nothing is left to write.
    if (isLost) expect(settleRental(read(), now)).toBeNull();
  };

  for (const [one, days] of steps) {
    now = epochMs(now + days * DAY);
    if (one.do === 'settle') settle(one.isLost, one.twice);
    if (one.do === 'say') {
      const id = stepId(one.kind, ASKED);
      // What is over is not taken back: the rules of messages see to that.
      const isEnd = one.kind === 'not-happened' || one.kind === 'cancelled';
      const isDue = one.kind !== 'returned' || messages.has(stepId('handed-over', ASKED));
      if (!messages.has(id) && isDue && !(isEnd && now >= SETTLES))
        messages.set(id, said(id, { kind: one.kind, request: ASKED }, now));
    }
    const stored = one.do === 'write' && reviews.get(one.role);
    // The rules allow it from the end on for 14 days, while it is sealed.
    if (
      one.do === 'write' &&
      endOf() !== null &&
      now >= (endOf() ?? 0) &&
      now < (endOf() ?? 0) + REVIEW_SPAN
    ) {
      if (stored && !stored.isSealed) continue;
      reviews.set(one.role, {
        id: reviewId(ASKED, one.role),
        role: one.role,
        subjectId: one.role === 'renter' ? OWNER : RENTER,
        robotId: robotId('rover'),
        stars: one.stars,
        isSealed: true,
      });
    }
  }

  function endOf(): number | null {
    const kindOf = (kind: StepKind) => messages.get(stepId(kind, ASKED))?.dates?.kind;
    if (kindOf('accepted') !== 'accepted') return null;
    const end = kindOf('handed-over');
    if (end === 'cancelled' || end === 'not-happened') return null;
    const back = end === 'handed-over' ? messages.get(stepId('returned', ASKED)) : undefined;
    return back && back.createdAt < SETTLES ? back.createdAt : SETTLES;
  }

  return {
    settle,
    read,
    endOf,
    opened,
    now: () => now,
    later: (by: number) => (now = epochMs(now + by)),
    numbers: () => ({ rentals, stars }),
    reviews,
  };
}

it('is counted once and its reviews are opened once, when both are written or 14 days have passed (D701, D705)', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const world = play(steps);
      const { opened, reviews } = world;
      for (const { at, written } of opened.values()) {
        const end = world.endOf() ?? expect.unreachable();
        expect(written === 2 || at >= end + REVIEW_SPAN, 'sealed until both or 14 days').toBe(true);
      }
      // In the end the function runs, after all time has passed.
      world.later(60 * DAY);
      world.settle(true, true);
      world.settle(true, false);
      const { rentals, stars } = world.numbers();
      expect(rentals).toBe(world.endOf() === null ? 0 : 1);
      expect([...reviews.values()].every(({ isSealed }) => !isSealed)).toBe(true);
      expect(ratingsOf(stars).reviewCount).toBe(reviews.size);
      expect(world.read().record?.dueAt ?? null).toBeNull();
      expect(stars).toEqual(
        withStars(
          NO_STARS,
          [...reviews.values()].map((one) => one.stars),
        ),
      );
    }),
    { numRuns: runs(3000) },
  );
});

it('knows nothing of what was never accepted', () => {
  const world = play([[{ do: 'say', kind: 'declined' }, 0]]);
  expect(settleRental(world.read(), world.now())).toBeNull();
});
