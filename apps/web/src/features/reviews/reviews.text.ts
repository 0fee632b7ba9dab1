import type { EpochMs, ReviewerRole, Stars } from '@roborrow/domain';
import * as messages from '@roborrow/messages/reviews/reviews';
import { dateText } from '@roborrow/text/dates';
import { numberText } from '@roborrow/text/plurals';

const { asRole, due, form } = messages.reviews;

/** Reviews of rentals (D700 to D707). */
export const reviews = {
  ...messages.reviews,
  /** A row of the distribution, for screen readers. */
  row: (stars: Stars, count: number): string => messages.reviews.row({ stars, count }),
  count: numberText,
  stars: (stars: Stars): string => messages.reviews.stars({ stars }),
  asRole: asRole satisfies Readonly<Record<ReviewerRole, string>>,
  answerOf: (name: string): string => messages.reviews.answerOf({ name }),
  due: {
    ...due,
    ask: (name: string): string => due.ask({ name }),
    until: (until: EpochMs): string => due.until({ date: dateText(until) }),
    written: (stars: Stars): string => due.written({ stars }),
    open: (stars: Stars): string => due.open({ stars }),
  },
  form: {
    ...form,
    heading: (name: string): string => form.heading({ name }),
    about: form.about satisfies Readonly<Record<ReviewerRole, string>>,
    characters: (count: number, most: number): string => form.characters({ count, most }),
  },
} as const;
