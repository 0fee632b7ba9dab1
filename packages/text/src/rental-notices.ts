import type { DayRange, RentalNoticeKind, ReviewerRole } from '@roborrow/domain';
import { dayRangeText } from './rentals.ts';

/** What a notice about a rental names. The names are other people's words: whoever sends them makes them one line first. */
export interface ToldRental {
  readonly kind: RentalNoticeKind;
  /** As what its receiver takes part. */
  readonly role: ReviewerRole;
  readonly robot: string;
  /** The other one of the two. */
  readonly other: string;
  readonly range: DayRange;
}

/** The sentences of a notice, by mail or pushed. */
export interface RentalNoticeText {
  /** The subject of the mail, the title of what is pushed. */
  readonly title: string;
  readonly text: string;
  /** Where the notice leads. */
  readonly action: string;
}

const OPEN = 'Open this rental';

/** What one of the two is told of a rental (D730). It says nothing of what the other one wrote. */
export const rentalNoticeText = ({ kind, role, robot, other, range }: ToldRental): RentalNoticeText => {
  const days = dayRangeText(range);
  const first = dayRangeText({ first: range.first, last: range.first });
  const last = dayRangeText({ first: range.last, last: range.last });
  switch (kind) {
    case 'answer-soon':
      return {
        title: `${other} waits for your answer about ${robot}`,
        text: `${other} asked for ${robot}, ${days}. Without an answer the request expires within a day.`,
        action: 'Answer',
      };
    case 'expired':
      return {
        title: `Your request for ${robot} was not answered`,
        text: `${other} did not answer in time for ${days}. Other robots are free on these days.`,
        action: 'See robots that are free',
      };
    case 'begins':
      return {
        title: `${robot}: handover on ${first}`,
        text:
          role === 'renter'
            ? `You borrow ${robot} from ${other}, ${days}. See where and when you meet.`
            : `You lend ${robot} to ${other}, ${days}. See where and when you meet.`,
        action: OPEN,
      };
    case 'return-late':
      return {
        title: `${robot} was to be back on ${last}`,
        text:
          role === 'renter'
            ? `Bring it back to ${other}, or say that it is back.`
            : `${other} was to bring it back. Write to them, or say that it is back.`,
        action: OPEN,
      };
    case 'review':
      return {
        title: `How was it with ${other}?`,
        text: `The rental of ${robot} is over. You can write a review for 14 days.`,
        action: 'Write a review',
      };
    case 'review-closes':
      return {
        title: `Three days left for your review of ${other}`,
        text: `After that nobody can write about this rental of ${robot} any more.`,
        action: 'Write a review',
      };
  }
};

/** Why a mail about a rental comes. */
export const WHY_RENTAL_NOTICE =
  'You get this because notices about your messages and rentals come by email.';

/** In place of the name of a robot that is gone, or whose name leads somewhere. */
export const A_ROBOT = 'A robot';
