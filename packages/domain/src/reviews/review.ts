import type { Brand } from '../brand.ts';
import type { MessageId, RobotId, UserId } from '../ids.ts';
import type { EpochMs } from '../units.ts';
import type { Stars } from './star-counts.ts';

/** Which of a rental's two people wrote a review: the renter, of the robot with its owner, or the owner, of the renter (D700). */
export const REVIEWER_ROLES = ['renter', 'owner'] as const;
/** One of `REVIEWER_ROLES`. */
export type ReviewerRole = (typeof REVIEWER_ROLES)[number];

/** A review's id. It follows from the rental and the role, so each of the two has one review for each rental (D700). */
export type ReviewId = Brand<string, 'ReviewId'>;

/** A review's id from text. */
export const reviewIdOf = (value: string): ReviewId => value as ReviewId;

/** The id of the review that one of the two writes of the rental that a request became. */
export const reviewId = (request: MessageId, role: ReviewerRole): ReviewId =>
  reviewIdOf(`${request}_${role}`);

/** What one of the two wrote after a rental that took place (D700). */
export interface Review {
  readonly id: ReviewId;
  /** The message that asked for the dates. */
  readonly request: MessageId;
  readonly role: ReviewerRole;
  readonly authorId: UserId;
  /** Empty once its author has left. */
  readonly authorName: string;
  /** The other one of the two. */
  readonly subjectId: UserId;
  readonly robotId: RobotId;
  readonly stars: Stars;
  /** Empty once its author has left and taken it along. */
  readonly text: string;
  readonly createdAt: EpochMs;
  /** What the subject said to it, once; `null` while they have not. */
  readonly answer: string | null;
  /** While it is not, its author alone reads it: it is sealed, or the operator hid it (D701). */
  readonly isOpen: boolean;
}

/** A review as its author writes it. */
export interface OutgoingReview extends Omit<Review, 'createdAt' | 'answer' | 'isOpen'> {
  /** Told to the operator alone; empty for none (D704). */
  readonly remark: string;
}

/** An author's own review, with what nobody else reads. */
export interface OwnReview extends Review {
  readonly remark: string;
}
