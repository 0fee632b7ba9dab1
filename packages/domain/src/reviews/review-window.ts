import { isAgreed, type DateRequest } from '../dates/date-requests.ts';
import { settlesAt } from '../dates/rental-phase.ts';
import type { UserId } from '../ids.ts';
import { epochMs, milliseconds, type EpochMs } from '../units.ts';
import type { ReviewerRole } from './review.ts';

const DAY = 86_400_000;

/** How long after a rental's end reviews of it are written, and stay sealed at most (D701). */
export const REVIEW_SPAN = milliseconds(14 * DAY);

/** From when until when reviews of a rental are written. */
export interface ReviewWindow {
  /** The rental's end. */
  readonly from: EpochMs;
  /** From now on it is too late, and what was written is open. */
  readonly until: EpochMs;
}

type Rented = Pick<DateRequest, 'state' | 'range' | 'returnedAt'>;

/**
 * When a rental ends by the backend's clock: when either says that the robot came back, at the latest when the three days after
 * its last one have passed everywhere; `null` for a request that is not accepted, was cancelled or did not happen.
 */
export const rentalEnd = ({ state, range, returnedAt }: Rented): EpochMs | null => {
  if (!isAgreed(state)) return null;
  const settled = settlesAt(range);
  return returnedAt !== null && returnedAt < settled ? returnedAt : settled;
};

/** When reviews of a rental are written; `null` where there is nothing to review. */
export const reviewWindow = (request: Rented): ReviewWindow | null => {
  const from = rentalEnd(request);
  return from === null ? null : { from, until: epochMs(from + REVIEW_SPAN) };
};

/** Whether reviews of a rental are written now. */
export const isReviewable = (request: Rented, now: EpochMs): boolean => {
  const window = reviewWindow(request);
  return window !== null && now >= window.from && now < window.until;
};

/** As what a user writes a review of a rental; `null` for everybody but its two people. */
export const reviewerRole = (
  { renterId, ownerId }: Pick<DateRequest, 'renterId' | 'ownerId'>,
  user: UserId,
): ReviewerRole | null => (user === renterId ? 'renter' : user === ownerId ? 'owner' : null);
