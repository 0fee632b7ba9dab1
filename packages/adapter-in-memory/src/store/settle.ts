import {
  NO_STARS,
  ratingsOf,
  reviewId,
  REVIEWER_ROLES,
  settleRental,
  withStars,
  type EpochMs,
  type MessageId,
  type SettledReview,
  type Stars,
} from '@roborrow/domain';
import type { StoredReview } from './documents.ts';
import type { Transaction } from './store.ts';

/** Writes what has become of a rental, within a transaction: what a trusted function does elsewhere (D705). */
export const settleIn = ({ get, put }: Transaction, request: MessageId, now: EpochMs): void => {
  const reviews = REVIEWER_ROLES.flatMap((role) => get('reviews', reviewId(request, role)) ?? []).map(
    (review): StoredReview & SettledReview => ({ ...review, isSealed: review.openedAt === null }),
  );
  const settlement = settleRental(
    {
      record: get('rentals', request),
      asked: get('messages', request),
      message: (id) => get('messages', id),
      reviews,
    },
    now,
  );
  if (!settlement) return;
  const { record, isCounted, opened } = settlement;
  put('rentals', record);
  for (const { isSealed: _, ...review } of opened) put('reviews', { ...review, isOpen: true, openedAt: now });
  // A listing that the operator hid comes back with its numbers.
  const collection = get('robots', record.robotId) ? 'robots' : 'hiddenRobots';
  const robot = get(collection, record.robotId);
  const ofRobot = opened.filter(({ role }) => role === 'renter').map(({ stars }) => stars);
  if (robot && (isCounted || ofRobot.length > 0))
    put(collection, {
      ...robot,
      totalRentals: robot.totalRentals + (isCounted ? 1 : 0),
      ...rated(robot, ofRobot),
    });
  for (const { subjectId, stars } of opened) {
    const person = get('users', subjectId);
    if (person) put('users', { ...person, ...rated(person, [stars]) });
  }
};

const rated = ({ stars = NO_STARS }: { readonly stars?: typeof NO_STARS }, more: readonly Stars[]) =>
  more.length > 0 ? ratingsOf(withStars(stars, more)) : {};
