import {
  REVIEW_ANSWER_MAX,
  REVIEW_REMARK_MAX,
  REVIEW_TEXT,
  type AnswerReviewError,
  type EpochMs,
  type Review,
  type ReviewIssue,
  type Stars,
  type WriteReviewError,
} from '@roborrow/domain';
import { match } from 'ts-pattern';
import { dateText } from './dates.ts';
import { reasonOf } from './errors/reason.ts';
import { sentenceOf, tooLong } from './fields/issue.ts';
import { counted } from './plurals.ts';

/** What the two people of a rental write of each other (D700 to D707). */

/** "4 stars". */
export const starsText = (stars: Stars): string => counted(stars, 'star');

/** The name of an author; another sentence once they have left. */
export const reviewAuthor = ({ authorName }: Pick<Review, 'authorName'>): string =>
  authorName || 'A person who left Roborrow';

/** What a review says; another sentence where its author took the text along. */
export const reviewText = ({ text }: Pick<Review, 'text'>): string =>
  text || 'The text was removed when its author left.';

/** Until when a review is sealed, and what that means (D701). */
export const sealedText = (other: string, until: EpochMs): string =>
  `Nobody reads it before ${other} has written one too, or until ${dateText(until)}. Then it is public and stays as it is.`;

/** What is wrong with a field of a review. */
export const reviewIssueText = sentenceOf<ReviewIssue>({
  stars: { required: 'Please choose how many stars' },
  text: {
    'too-short': `Please write at least ${REVIEW_TEXT.min} characters`,
    'too-long': tooLong('A review', REVIEW_TEXT.max),
  },
  remark: { 'too-long': tooLong('A remark', REVIEW_REMARK_MAX) },
});

const NOT_SIGNED_IN = 'You are no longer logged in. Please log in and try again.';

/** Why a review was not written. */
export const reviewErrorText = (error: WriteReviewError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues: [first] }) => (first ? reviewIssueText(first) : ''))
    .with(
      { kind: 'review-refused' },
      () => 'This rental can no longer be reviewed: 14 days have passed, or both reviews are open already.',
    )
    .with({ kind: 'not-signed-in' }, () => NOT_SIGNED_IN)
    .with({ kind: 'port' }, ({ error: failure }) =>
      ['Your review could not be saved.', reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();

/** Why an answer to a review was not stored. */
export const answerErrorText = (error: AnswerReviewError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ tag }) =>
      tag === 'blank' ? 'Please write an answer' : tooLong('An answer', REVIEW_ANSWER_MAX),
    )
    .with({ kind: 'answer-refused' }, () => 'This review was answered already, or is no longer shown.')
    .with({ kind: 'not-signed-in' }, () => NOT_SIGNED_IN)
    .with({ kind: 'port' }, ({ error: failure }) =>
      ['Your answer could not be saved.', reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();
