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
import * as messages from '@roborrow/messages/text/reviews';
import { dateText } from './dates.ts';
import { reasonOf } from './errors/reason.ts';
import { sentenceOf, tooLong } from './fields/issue.ts';
import { numberText } from './plurals.ts';

const { issues, errors } = messages;

/** What the two people of a rental write of each other (D700 to D707). */

/** "4 stars". */
export const starsText = (stars: Stars): string => messages.stars({ count: stars });

/** The name of an author; another sentence once they have left. */
export const reviewAuthor = ({ authorName }: Pick<Review, 'authorName'>): string =>
  authorName || messages.authorLeft;

/** What a review says; another sentence where its author took the text along. */
export const reviewText = ({ text }: Pick<Review, 'text'>): string => text || messages.textRemoved;

/** Until when a review is sealed, and what that means (D701). */
export const sealedText = (other: string, until: EpochMs): string =>
  messages.sealed({ other, day: dateText(until) });

/** What is wrong with a field of a review. */
export const reviewIssueText = sentenceOf<ReviewIssue>({
  stars: { required: issues.noStars },
  text: {
    'too-short': issues.textTooShort({ least: numberText(REVIEW_TEXT.min) }),
    'too-long': tooLong(issues.review, REVIEW_TEXT.max),
  },
  remark: { 'too-long': tooLong(issues.remark, REVIEW_REMARK_MAX) },
});

/** Why a review was not written. */
export const reviewErrorText = (error: WriteReviewError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues: [first] }) => (first ? reviewIssueText(first) : ''))
    .with({ kind: 'review-refused' }, () => errors.refused)
    .with({ kind: 'not-signed-in' }, () => errors.notSignedIn)
    .with({ kind: 'port' }, ({ error: failure }) =>
      [errors.notSaved, reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();

/** Why an answer to a review was not stored. */
export const answerErrorText = (error: AnswerReviewError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ tag }) =>
      tag === 'blank' ? issues.noAnswer : tooLong(issues.answer, REVIEW_ANSWER_MAX),
    )
    .with({ kind: 'answer-refused' }, () => errors.answerRefused)
    .with({ kind: 'not-signed-in' }, () => errors.notSignedIn)
    .with({ kind: 'port' }, ({ error: failure }) =>
      [errors.answerNotSaved, reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();
