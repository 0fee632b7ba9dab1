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
