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
  /** Near a place, another order than by distance is made of the nearest robots alone. */
  among: (count: number): string =>
    `These are sorted among the ${robotCount(count)} nearest to the place. There are more farther away: sort by "Nearest" to see all of them.`,
} as const;
