import { dateRequest } from '../dates/date-requests.ts';
import type { MessageId, RobotId, UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { epochMs, type EpochMs } from '../units.ts';
import type { Review } from './review.ts';
import { rentalEnd, REVIEW_SPAN } from './review-window.ts';

/**
 * - `agreed` accepted, and not over
 * - `fell-through` cancelled, or it did not happen: it counts nowhere
 * - `counted` it took place, and is part of its robot's `totalRentals`
 * - `reviewed` its reviews are open, or came never
 */
export const RENTAL_STAGES = ['agreed', 'fell-through', 'counted', 'reviewed'] as const;
/** One of `RENTAL_STAGES`. */
export type RentalStage = (typeof RENTAL_STAGES)[number];

/** What the backend itself keeps of a rental, so that it is counted once, and its reviews are opened once (D705). No client reads it. */
export interface RentalRecord {
  readonly id: MessageId;
  readonly robotId: RobotId;
  readonly renterId: UserId;
  readonly ownerId: UserId;
  readonly stage: RentalStage;
  /** `null` until it took place. */
  readonly endedAt: EpochMs | null;
  /** When time alone changes it next; `null` for never. */
  readonly dueAt: EpochMs | null;
}

/** A review as far as it is settled: `isSealed` while it was never open. */
export type SettledReview = Pick<Review, 'id' | 'role' | 'subjectId' | 'robotId' | 'stars'> & {
  readonly isSealed: boolean;
};

/** What is stored of a rental. */
export interface RentalFacts<Found extends SettledReview> {
  readonly record: RentalRecord | null;
  /** The message that asked, if it is there. */
  readonly asked: Message | null;
  readonly message: (id: MessageId) => Message | null | undefined;
  /** Those of its two that are written. */
  readonly reviews: readonly Found[];
}

/** What is to be written, all of it together. */
export interface Settlement<Found extends SettledReview> {
  readonly record: RentalRecord;
  /** Whether the robot has one rental more. */
  readonly isCounted: boolean;
  /** These become open, and count for the robot and for their subjects. */
  readonly opened: readonly Found[];
}

/**
 * What has become of a rental (D705): it is counted when it took place, and its reviews are opened when both are written or the time for them
 * has passed. `null` where nothing is to be written. After a settlement was written, the next one is `null`: so whoever repeats it, or does
 * it at the same time on condition that nothing was changed, counts and opens nothing twice.
 */
export const settleRental = <Found extends SettledReview>(
  { record: stored, asked, message, reviews }: RentalFacts<Found>,
  now: EpochMs,
): Settlement<Found> | null => {
  const request = asked && dateRequest(asked, message);
  let record = stored;
  let isCounted = false;
  if (record === null || record.stage === 'agreed') {
    if (!request) return null;
    const end = rentalEnd(request);
    const isOver = end !== null && now >= end;
    const { id, robotId, renterId, ownerId } = request;
    if (end === null && record === null) return null;
    isCounted = isOver;
    record = {
      ...{ id, robotId, renterId, ownerId },
      stage: end === null ? 'fell-through' : isOver ? 'counted' : 'agreed',
      endedAt: isOver ? end : null,
      dueAt: end === null ? null : isOver ? epochMs(end + REVIEW_SPAN) : end,
    };
  }
  const sealed = reviews.filter(({ isSealed }) => isSealed);
  const isTime = record.dueAt !== null && now >= record.dueAt;
  const opens =
    record.stage === 'reviewed' || (record.stage === 'counted' && (reviews.length === 2 || isTime));
  const opened = opens ? sealed : [];
  if (opens) record = { ...record, stage: 'reviewed', dueAt: null };
  return opened.length === 0 && isSame(record, stored) ? null : { record, isCounted, opened };
};

const isSame = (record: RentalRecord, stored: RentalRecord | null): boolean =>
  record.stage === stored?.stage && record.endedAt === stored.endedAt && record.dueAt === stored.dueAt;
