import {
  atLeast,
  exactly,
  hasCriteria,
  NO_PRICE_BOUNDS,
  parseCategory,
  totalCount,
  type MatchCount,
} from '@roborrow/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { newestRobots, type SearchInput, useRobotSearchBeside } from '../robots/index.ts';

export interface KnownPrices {
  /** In dollars per day. */
  readonly prices: readonly number[];
  /** How many robots there are; more than the prices if not all are loaded. */
  readonly count: MatchCount;
}

/**
 * The prices of a search without its price bounds, as far as they are loaded, so that the bounds do not hide
 * what they leave out (D342); null while nothing is known. A search without bounds has them already; else one
 * page is read, as it is for a search sorted by price.
 */
export function useKnownPrices(bounded: SearchInput): KnownPrices | null {
  // The first page of those sorted by price would hold the cheapest alone, or the dearest.
  const isByPrice = bounded.sort === 'price-up' || bounded.sort === 'price-down';
  const input = { ...bounded, price: NO_PRICE_BOUNDS, ...(isByPrice && { sort: 'nearest' as const }) };
  // A price alone searches the newest robots (D44).
  const isSearch = hasCriteria({ ...input, category: parseCategory(input.category) });
  const search = useRobotSearchBeside(input, isSearch);
  const newest = useInfiniteQuery({ ...newestRobots(useServices()), enabled: !isSearch });
  if (isSearch) {
    const pages = search.data?.pages.flatMap((page) => (page.kind === 'no-criteria' ? [] : page));
    if (!pages) return null;
    const prices = pages.flatMap(({ found }) => found.map(({ robot }) => robot.price));
    return { prices, count: totalCount(pages) };
  }
  if (!newest.data) return null;
  const prices = newest.data.pages.flatMap(({ robots }) => robots.map(({ price }) => price));
  return { prices, count: newest.hasNextPage ? atLeast(prices.length) : exactly(prices.length) };
}
