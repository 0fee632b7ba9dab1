import type { SearchSort } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/search-sort';

const { options, says, amongBest, among } = messages.searchSort;

/** How results are sorted (D360). */
export const searchSort = {
  ...messages.searchSort,
  options: options satisfies Record<SearchSort, string>,
  says: says satisfies Record<SearchSort, string>,
  /** The best matches are a single page. */
  amongBest: (count: number): string => amongBest({ count }),
  /** Near a place, another order than by distance is made of the nearest robots alone. */
  among: (count: number): string => among({ count }),
} as const;
