import { LISTING_ORDERS, type ListingOrder } from './robot-order.ts';

/**
 * How results are sorted. 'nearest' is the default: nearest first with an origin, newest first without one
 * (D100).
 */
export const SEARCH_SORTS = ['nearest', ...LISTING_ORDERS] as const;
/** One of `SEARCH_SORTS`. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The sort of an address; anything unknown is the default. */
export const parseSort = (text: string): SearchSort =>
  SEARCH_SORTS.find((sort) => sort === text) ?? 'nearest';

/** The order of a search without an origin. */
export const orderWithoutOrigin = (sort: SearchSort): ListingOrder => (sort === 'nearest' ? 'newest' : sort);
