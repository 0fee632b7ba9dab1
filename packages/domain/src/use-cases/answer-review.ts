import type { UserId } from '../ids.ts';
import { portErrorOf, toMemberError, type NotSignedIn, type PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { ReviewId } from '../reviews/review.ts';
import { parseAnswer } from '../reviews/review-rules.ts';

/** An answer, who gives it, and to which review. */
export interface AnswerReviewInput {
  readonly me: UserId;
  readonly review: ReviewId;
  readonly text: string;
}

/** Why a review was not answered. */
export type AnswerReviewError =
  | { readonly kind: 'invalid'; readonly tag: 'blank' | 'too-long' }
  /** It was answered already, or hidden, or is of somebody else. */
  | { readonly kind: 'answer-refused' }
  | NotSignedIn
  | PortFailure;

/** Says the one thing that a reviewed person may say to a review (D703). */
export const answerReview =
  ({ reviews }: Pick<Ports, 'reviews'>) =>
  async ({ me, review, text }: AnswerReviewInput): Promise<Result<string, AnswerReviewError>> => {
    const answer = parseAnswer(text);
    if (!answer.ok) return err({ kind: 'invalid', tag: answer.error });
    try {
      await reviews.answer(me, review, answer.value);
      return ok(answer.value);
    } catch (thrown) {
      return portErrorOf(thrown).kind === 'forbidden'
        ? err({ kind: 'answer-refused' })
        : toMemberError(thrown);
    }
  };
