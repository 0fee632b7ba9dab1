import type { ListingAdvice } from '@roborrow/domain';

/** What would help a listing that may stand as it is (D610). */
export const listingAdviceText = {
  heading: 'What would help renters',
  'describe-more':
    'Say more in the description: what it does well, what it needs, and what comes with it. A few sentences are enough.',
  'add-a-picture': 'Add a photo: renters see it first, in every list.',
} satisfies Record<'heading' | ListingAdvice, string>;

/** On the dashboard, after a robot was listed (D611). */
export const listed = {
  heading: (name: string): string => `${name} is listed`,
  text: 'This is its card, as renters find it.',
  asOthers: 'See it as others do',
  edit: 'Edit listing',
  close: 'Close',
} as const;
