import type { ReplyTime } from '@roborrow/domain';

const WITHIN: Readonly<Record<ReplyTime, string>> = {
  hour: 'an hour',
  hours: 'a few hours',
  day: 'a day',
  days: 'a few days',
};

/** How soon a person usually replies (D513). */
export const repliesText = (replies: ReplyTime): string => `Usually replies within ${WITHIN[replies]}`;

/** The same of an owner, as a sentence. */
export const ownerRepliesText = (replies: ReplyTime): string =>
  `The owner usually replies within ${WITHIN[replies]}.`;
