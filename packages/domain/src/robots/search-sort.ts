import { LISTING_ORDERS, type ListingOrder } from './robot-order.ts';

/**
 * How results are sorted. 'nearest' is the default: nearest first with an origin; without one the best match first where there are words
 * (D54), else newest first (D100).
 */
export const SEARCH_SORTS = ['nearest', 'best', ...LISTING_ORDERS] as const;
/** One of `SEARCH_SORTS`. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The sort of an address; anything unknown is the default. */
export const parseSort = (text: string): SearchSort =>
  SEARCH_SORTS.find((sort) => sort === text) ?? 'nearest';

/** The sorts that a search offers, its usual one first. Without words that are understood there is no best match. */
export const sortsOffered = (isNear: boolean, hasWords: boolean): readonly SearchSort[] => [
  ...(isNear ? (['nearest'] as const) : []),
  ...(hasWords ? (['best'] as const) : []),
  ...LISTING_ORDERS,
];

/** The order of a search without an origin. Without words that are understood there is no best match. */
export const orderWithoutOrigin = (sort: SearchSort, hasWords: boolean): ListingOrder | 'best' => {
  if (sort !== 'nearest' && sort !== 'best') return sort;
  return hasWords ? 'best' : 'newest';
};
