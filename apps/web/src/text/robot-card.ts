/** What every robot card says besides the listing's own words (D63). */
export const robotCard = {
  availableForRent: 'Available for Rent',
  /** The picture's alternative text. */
  imageOf: (name: string): string => `Photo of ${name}`,
  noImage: 'No photo yet',
  /** There is one, but it does not load or is too large to be shown. */
  imageUnavailable: 'Photo not available',
} as const;
