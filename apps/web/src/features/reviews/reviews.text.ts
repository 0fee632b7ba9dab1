import type { EpochMs, ReviewerRole, Stars } from '@roborrow/domain';
import { dateText } from '@roborrow/text/dates';
import { counted, numberText } from '@roborrow/text/plurals';
import { starsText } from '@roborrow/text/reviews';

/** Reviews of rentals (D700 to D707). */
export const reviews = {
  loading: 'Loading reviews',
  failed: 'The reviews could not be loaded.',
  none: 'No reviews yet.',
  /** A row of the distribution, for screen readers. */
  distribution: 'How many stars were given',
  row: (stars: Stars, count: number): string => `${starsText(stars)}: ${counted(count, 'review')}`,
  count: numberText,
  more: 'More reviews',
  loadingMore: 'Loading more...',
  stars: (stars: Stars): string => `${starsText(stars)} of 5`,
  asRole: { renter: 'as a renter', owner: 'as an owner' } satisfies Readonly<Record<ReviewerRole, string>>,
  answerOf: (name: string): string => `Answer of ${name}`,
  answer: {
    open: 'Answer',
    heading: 'Answer this review',
    label: 'Your answer',
    hint: 'You can answer once. It is public and stays as it is.',
    send: 'Publish answer',
    sending: 'Publishing...',
    done: 'Your answer was published.',
  },
  due: {
    heading: 'How was it?',
    ask: (name: string): string => `Write a review of your rental with ${name}.`,
    until: (until: EpochMs): string => `You can write one until ${dateText(until)}.`,
    write: 'Write a review',
    change: 'Change your review',
    written: (stars: Stars): string => `You wrote a review with ${starsText(stars)}.`,
    open: (stars: Stars): string => `Your review with ${starsText(stars)} is public.`,
  },
  form: {
    heading: (name: string): string => `Your rental with ${name}`,
    stars: 'How many stars?',
    text: 'What should others know?',
    about: {
      renter: 'The robot, and how it went with its owner.',
      owner: 'How it went with this renter.',
    } satisfies Readonly<Record<ReviewerRole, string>>,
    characters: (count: number, most: number): string =>
      `${numberText(count)} of ${numberText(most)} characters`,
    remark: 'Tell the operator something in private',
    remarkLabel: 'For the operator alone',
    remarkHint: 'It is not part of your review.',
    cancel: 'Cancel',
    save: 'Save review',
    saving: 'Saving...',
    saved: 'Your review is saved.',
  },
} as const;
