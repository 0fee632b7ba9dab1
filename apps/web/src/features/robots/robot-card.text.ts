import { brand } from '../../shared/brand.text.ts';

/** Below a list of robots that goes on. */
export const robotList = { loadMore: 'Load more', loadingMore: 'Loading more...' } as const;

/** The texts of a robot card besides the listing's own (D63). */
export const robotCard = {
  availableForRent: 'Available for Rent',
  /** The picture's alternative text. */
  imageOf: (name: string): string => `Photo of ${name}`,
  /** The heart; pressed when the robot is saved (D320). */
  save: (name: string): string => `Save ${name}`,
  noImage: 'No photo yet',
  /** There is a picture, but it does not load or is too large to be shown. */
  imageUnavailable: 'Photo not available',
} as const;

/** Shown for a user without reviews (D45). */
export const newcomer = `New on ${brand.name}`;
