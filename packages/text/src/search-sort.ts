import type { SearchSort } from '@roborrow/domain';
import { robotCount } from '@roborrow/text/plurals';

/** How results are sorted (D360). */
export const searchSort = {
  label: 'Sort by',
  options: {
    nearest: 'Nearest',
    best: 'Best match',
    newest: 'Newest',
    'price-up': 'Lowest price',
    'price-down': 'Highest price',
    'best-rated': 'Best rated',
  } satisfies Record<SearchSort, string>,
  says: {
    nearest: 'Showing results sorted by distance (closest first)',
    best: 'Showing the best matches first',
    newest: 'Showing the newest first',
    'price-up': 'Showing the lowest price first',
    'price-down': 'Showing the highest price first',
    'best-rated': 'Showing the best rated first',
  } satisfies Record<SearchSort, string>,
  /** The best matches are a single page. */
  amongBest: (count: number): string =>
    `These are the best of ${robotCount(count)} with your words. There are more: sort by "Newest" to see all of them.`,
  /** Near a place, another order than by distance is made of the nearest robots alone. */
  among: (count: number): string =>
    `These are sorted among the ${robotCount(count)} nearest to the place. There are more farther away: sort by "Nearest" to see all of them.`,
} as const;
