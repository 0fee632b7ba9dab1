import { isBlank, isLongerThan, removeControls, countCharacters, trimmed } from '../characters.ts';
import type { DateRequest } from '../dates/date-requests.ts';
import { err, ok, type Result } from '../result.ts';
import type { EpochMs } from '../units.ts';
import { reviewId, type OutgoingReview } from './review.ts';
import { isReviewable, reviewerRole } from './review-window.ts';
import { isStars, type Stars } from './star-counts.ts';

/** Fewest and most characters of a review (D700). */
export const REVIEW_TEXT = { min: 10, max: 2000 } as const;
/** Most characters of a subject's answer (D703). */
export const REVIEW_ANSWER_MAX = 500;
/** Most characters of a remark to the operator (D704). */
export const REVIEW_REMARK_MAX = 2000;

/** The review form; no stars are chosen at first. */
export interface ReviewForm {
  readonly stars: Stars | null;
  readonly text: string;
  readonly remark: string;
}

/** What is wrong with a field of the review form. */
export type ReviewIssue =
  | { readonly field: 'stars'; readonly tag: 'required' }
  | { readonly field: 'text'; readonly tag: 'too-short' | 'too-long' }
  | { readonly field: 'remark'; readonly tag: 'too-long' };

/** Validates a review. Characters that act on the text around them are taken out. */
export const validateReview = ({
  stars,
  text: typed,
  remark: said,
}: ReviewForm): Result<Pick<OutgoingReview, 'stars' | 'text' | 'remark'>, readonly ReviewIssue[]> => {
  const [text, remark] = [trimmed(removeControls(typed)), trimmed(removeControls(said))];
  const issues: ReviewIssue[] = [];
  if (stars === null) issues.push({ field: 'stars', tag: 'required' });
  if (isLongerThan(text, REVIEW_TEXT.max)) issues.push({ field: 'text', tag: 'too-long' });
  else if (countCharacters(text) < REVIEW_TEXT.min) issues.push({ field: 'text', tag: 'too-short' });
  if (isLongerThan(remark, REVIEW_REMARK_MAX)) issues.push({ field: 'remark', tag: 'too-long' });
  return stars === null || issues.length > 0 ? err(issues) : ok({ stars, text, remark });
};

/** Validates a subject's answer to a review: not blank, and limited in code points (D703). */
export const parseAnswer = (typed: string): Result<string, 'blank' | 'too-long'> => {
  const answer = trimmed(removeControls(typed));
  if (answer === '') return err('blank');
  return isStorableAnswer(answer) ? ok(answer) : err('too-long');
};

/** Whether a backend stores a text as an answer. */
export const isStorableAnswer = (answer: unknown): answer is string =>
  typeof answer === 'string' && !isBlank(answer) && !isLongerThan(answer, REVIEW_ANSWER_MAX);

/** Whether a backend stores a review of a rental now (D700, D701). Firestore's rules check the same. */
export const isDueReview = (
  { id, role, authorId, subjectId, robotId, stars, text, remark }: OutgoingReview,
  request: DateRequest,
  now: EpochMs,
): boolean => {
  const [author, subject] =
    role === 'renter' ? [request.renterId, request.ownerId] : [request.ownerId, request.renterId];
  return (
    id === reviewId(request.id, role) &&
    reviewerRole(request, authorId) === role &&
    authorId === author &&
    subjectId === subject &&
    robotId === request.robotId &&
    isStars(stars) &&
    typeof text === 'string' &&
    !isBlank(text) &&
    !isLongerThan(text, REVIEW_TEXT.max) &&
    countCharacters(text) >= REVIEW_TEXT.min &&
    typeof remark === 'string' &&
    !isLongerThan(remark, REVIEW_REMARK_MAX) &&
    isReviewable(request, now)
  );
};
