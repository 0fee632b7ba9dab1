import type { UserId } from '../ids.ts';
import { epochMs, milliseconds, type EpochMs } from '../units.ts';
import { beginInUtc, daysAfter, isPast, nextDay, type CalendarDay, type DayRange } from './calendar-day.ts';
import { stepsOf, type DateRequest } from './date-requests.ts';
import type { StepKind } from './dates-note.ts';
import type { LocalDay, MomentIn, TimeZone } from './time-zone.ts';

/** When a reader looks at a request; the day is the reader's own. */
export interface Moment extends LocalDay {
  readonly now: EpochMs;
  /** The day in a time zone at that moment; `null` where the reader's device does not know it. */
  readonly dayIn?: (zone: TimeZone) => LocalDay | null;
}

/** The day that counts for a request: the robot's (D753). Older requests have no time zone, and go by the reader's. */
const dayOfRequest = ({ zone }: Pick<DateRequest, 'zone'>, moment: Moment): LocalDay =>
  (zone && moment.dayIn?.(zone)) ?? moment;

/** Where a request, or the rental that it became, stands at a moment (D686). */
export type RentalPhase =
  | 'asked'
  | 'expired'
  | 'declined'
  | 'withdrawn'
  /** Accepted, and its first day has not begun. */
  | 'upcoming'
  /** Its first day has begun, and neither has said that the robot was handed over. */
  | 'due'
  /** Handed over. */
  | 'running'
  /** Handed over, and not returned after the last day. */
  | 'late'
  | 'done'
  | 'cancelled'
  | 'not-happened';

const DAY = 86_400_000;

/** How long a request waits for an answer, at most (D686). */
const ANSWER_WITHIN = milliseconds(3 * DAY);

/** A day begins that much earlier than in UTC where it begins first, in milliseconds. */
const FIRST_ZONE = (14 * DAY) / 24;

/** How many days after its last one a rental is done, though neither has said so (D686). */
const DONE_AFTER_DAYS = 3;

/** When a rental is done in every time zone, whatever was said: 12 hours after that day began in UTC. */
export const settlesAt = ({ last }: DayRange): EpochMs =>
  epochMs(beginInUtc(last) + (DONE_AFTER_DAYS + 0.5) * DAY);

type Dated = Pick<DateRequest, 'state' | 'range' | 'askedAt' | 'zone'>;

/**
 * Whether a request has waited too long for an answer: three days, or until its first day begins. One that was asked on that day waits
 * until the day ends.
 */
const isExpired = ({ range, askedAt }: Dated, now: EpochMs, { today, dayBegan }: LocalDay): boolean =>
  now >= askedAt + ANSWER_WITHIN || today > range.first || (today === range.first && askedAt < dayBegan);

/**
 * When a request that nobody answers expires: after three days, or when its first day begins where the robot is (D753); when that day ends, if
 * it was asked on it. Without a time zone, when the day has begun, or ended, everywhere.
 */
export const expiresAt = (
  { range, askedAt, zone }: Pick<DateRequest, 'range' | 'askedAt' | 'zone'>,
  momentIn: MomentIn,
): EpochMs => {
  const here = zone && momentIn(zone, range.first, 0);
  const end = zone && momentIn(zone, nextDay(range.first), 0);
  const inUtc = beginInUtc(range.first);
  const isOnTheDay = askedAt >= (here ?? inUtc - FIRST_ZONE);
  const day = isOnTheDay ? (end ?? inUtc + 1.5 * DAY) : (here ?? inUtc + 0.5 * DAY);
  return epochMs(Math.min(askedAt + ANSWER_WITHIN, day));
};

/** Where a request stands at a moment; it needs no one to write that time has passed. */
export const rentalPhase = (request: Dated, moment: Moment): RentalPhase => {
  const { state, range } = request;
  const day = dayOfRequest(request, moment);
  const { today } = day;
  const isSettled = daysAfter(today, range.last) >= DONE_AFTER_DAYS;
  switch (state) {
    case 'asked':
      return isExpired(request, moment.now, day) ? 'expired' : 'asked';
    case 'accepted':
      if (isSettled) return 'done';
      return today < range.first ? 'upcoming' : 'due';
    case 'handed-over':
      if (isSettled) return 'done';
      return today > range.last ? 'late' : 'running';
    case 'returned':
      return 'done';
    case 'declined':
    case 'withdrawn':
    case 'cancelled':
    case 'not-happened':
      return state;
  }
};

/** Whether a request expires within a day: its third day without an answer has begun, or its first day is tomorrow or today. */
export const isExpiringSoon = (request: Dated, moment: Moment): boolean =>
  rentalPhase(request, moment) === 'asked' &&
  (moment.now >= request.askedAt + ANSWER_WITHIN - DAY ||
    daysAfter(request.range.first, dayOfRequest(request, moment).today) <= 1);

/** Whether nothing can come of it any more, or its rental is over. */
export const isOver = (phase: RentalPhase): boolean =>
  !['asked', 'upcoming', 'due', 'running', 'late'].includes(phase);

/** Whether a robot may be handed over: from the day before its first day on. */
const isNear = ({ range }: Dated, today: CalendarDay): boolean => daysAfter(range.first, today) <= 1;

/** Which steps are offered in each phase. */
const OFFERED: Readonly<Partial<Record<RentalPhase, readonly StepKind[]>>> = {
  asked: ['accepted', 'declined', 'withdrawn'],
  upcoming: ['handed-over', 'cancelled'],
  due: ['handed-over', 'not-happened'],
  running: ['returned'],
  late: ['returned'],
};

/** What a user may do with a request now; nothing for everybody but its renter and its owner, and nothing once it is over (D591). */
export const nextSteps = (
  request: Dated & Pick<DateRequest, 'renterId' | 'ownerId'>,
  user: UserId,
  moment: Moment,
): readonly StepKind[] => {
  const offered = OFFERED[rentalPhase(request, moment)] ?? [];
  return stepsOf(request, user).filter(
    (kind) =>
      offered.includes(kind) &&
      (kind !== 'handed-over' || isNear(request, dayOfRequest(request, moment).today)),
  );
};

const ENDS: readonly StepKind[] = ['declined', 'withdrawn', 'cancelled', 'not-happened'];

/**
 * The step by which a user ends a request for good; `null` where there is nothing to end, after its last day, and where the robot was
 * handed over.
 */
export const endingStep = (
  request: Dated & Pick<DateRequest, 'renterId' | 'ownerId'>,
  user: UserId,
  moment: Moment,
): StepKind | null =>
  isPast(request.range, dayOfRequest(request, moment).today)
    ? null
    : (nextSteps(request, user, moment).find((kind) => ENDS.includes(kind)) ?? null);

/**
 * Whether a backend takes a step at this time, whatever the time zone of the two: what has expired is not accepted, what has begun is
 * not cancelled, and nothing is handed over long before its first day. Firestore's rules check the same.
 */
export const isTimely = (kind: StepKind, { range, askedAt }: Dated, now: EpochMs): boolean => {
  const begin = beginInUtc(range.first);
  switch (kind) {
    case 'accepted':
      return now < askedAt + ANSWER_WITHIN && now < begin + 1.5 * DAY;
    case 'cancelled':
      return now < begin + 1.5 * DAY;
    case 'handed-over':
      return now >= begin - 2 * DAY;
    case 'not-happened':
      // What is done took place: nobody takes it back to keep the other one from a review.
      return now >= begin - DAY && now < settlesAt(range);
    case 'declined':
    case 'withdrawn':
    case 'returned':
      return true;
  }
};
