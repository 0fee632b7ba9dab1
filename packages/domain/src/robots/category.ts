/** The categories an owner may list under, as they are stored (specification §5, D6). */
export const LISTING_CATEGORIES = ['Educational', 'Industrial', 'Service', 'Hobby', 'Other'] as const;

export type ListingCategory = (typeof LISTING_CATEGORIES)[number];
