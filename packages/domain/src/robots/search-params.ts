/** The parameters of a search in an address, in the order in which they are written (D8). */
export const SEARCH_PARAMS = [
  'query',
  'location',
  'distance',
  'category',
  'minPrice',
  'maxPrice',
  'days',
  'sort',
  'near',
] as const;

/** The name of one of `SEARCH_PARAMS`. */
export type SearchParam = (typeof SEARCH_PARAMS)[number];

/** A search as it was typed or stands in an address; what is left out is blank. */
export type TypedSearch = { readonly [Name in SearchParam]?: string | undefined };
