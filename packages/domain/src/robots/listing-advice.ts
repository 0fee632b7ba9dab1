import { countCharacters } from '../characters.ts';

/** What would help a listing that may stand as it is (D610). */
export type ListingAdvice = 'describe-more' | 'add-a-picture';

/** From so many characters on a description is taken to say what a renter needs to know. */
const TELLING_DESCRIPTION = 60;

/** What would help renters: a longer description, a picture (D610). Nothing of it is required. */
export const listingAdvice = (listing: {
  readonly description: string;
  readonly images: readonly unknown[];
}): readonly ListingAdvice[] => [
  ...(countCharacters(listing.description.trim()) < TELLING_DESCRIPTION ? (['describe-more'] as const) : []),
  ...(listing.images.length === 0 ? (['add-a-picture'] as const) : []),
];
