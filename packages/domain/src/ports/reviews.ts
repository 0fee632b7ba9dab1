import type { MessageId, RobotId, UserId } from '../ids.ts';
import type { OutgoingReview, OwnReview, Review, ReviewerRole, ReviewId } from '../reviews/review.ts';
import type { EpochMs } from '../units.ts';

/** Where a page of reviews ended: the next page contains older reviews (for equal times: smaller ids). */
export interface ReviewCursor {
  readonly createdAt: EpochMs;
  readonly id: ReviewId;
}

/** Which page of reviews to read. */
export interface ReviewQuery {
  readonly before?: ReviewCursor;
  /** The most reviews to return; at least 1. */
  readonly limit: number;
}

/** A page of reviews. */
export interface ReviewPage {
  /** Newest first; ties by id, descending. */
  readonly reviews: readonly Review[];
  /** `null` when this page is the last. */
  readonly next: ReviewCursor | null;
}

/** The open reviews, which every visitor may read. Nobody but its author learns whether a sealed one exists (D701). */
export interface PublicReviewsPort {
  /** What renters wrote of a robot with its owner. */
  listOfRobot(id: RobotId, query: ReviewQuery): Promise<ReviewPage>;

  /** What others wrote of a person, as an owner and as a renter. */
  listOfPerson(id: UserId, query: ReviewQuery): Promise<ReviewPage>;
}

/** What a user does with what they erase: the texts of reviews stay or go; stars stay, and names go (D707). */
export type LeftTexts = 'kept' | 'removed';

/** The store of reviews. Without its trusted functions a backend opens and counts nothing; everything else works. */
export interface ReviewsPort extends PublicReviewsPort {
  /**
   * Writes a sealed review, or replaces one's own while it is sealed. Safe to repeat.
   * @throws PortError `not-signed-in`; `forbidden` (for another user, not one of the rental's two, before its end or more than `REVIEW_SPAN`
   * after it, invalid, open already, or by a user who is leaving or suspended).
   */
  write(review: OutgoingReview): Promise<void>;

  /**
   * The user's own review of a rental, sealed or not; `null` while there is none.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  getOwn(user: UserId, request: MessageId, role: ReviewerRole): Promise<OwnReview | null>;

  /**
   * All reviews that the user wrote, newest first.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  listOwn(user: UserId): Promise<readonly OwnReview[]>;

  /**
   * Answers an open review of the user, once (D703). Repeating the same answer succeeds and writes nothing.
   * @throws PortError `not-signed-in`; `forbidden` (not its subject, answered already, sealed or hidden, an invalid text, or by a user who is
   * leaving or suspended; nothing tells which).
   */
  answer(user: UserId, id: ReviewId, answer: string): Promise<void>;

  /**
   * Takes the user's name off all their reviews, with the texts unless these are kept, and deletes their remarks; stars and numbers stay
   * (D707). Safe to repeat; continues after an interruption.
   * @throws PortError `not-signed-in`, `forbidden` (another user, or deletion was not begun).
   */
  leaveBehind(user: UserId, texts: LeftTexts): Promise<void>;
}
