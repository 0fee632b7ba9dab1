import { LIST_MAX, type PublicRobotsPort, type RankedCursor } from '../ports/robots.ts';
import { filtersAfterReading, FILTERS } from './filters.ts';
import {
  firstPageSize,
  isFindable,
  listingCategory,
  pageQuery,
  scanPages,
  type FoundPage,
  type ReadFrom,
} from './find-page.ts';
import { atLeast, exactly, type MatchCount } from './match-count.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import { positionIn, type ListingOrder } from './robot-order.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { narrowingsOf } from './narrowings.ts';

/** The orders in which a backend can leave out other prices. */
const BY_PRICE: ReadonlySet<ListingOrder> = new Set(['price-up', 'price-down']);

/**
 * Finds robots that meet the criteria, wherever they are, in an order, reading page by page until it has
 * `limit` of them (D47). The number of matches is exact once all robots were read, or from the start if the
 * backend can count them (D42).
 */
export const findInOrder = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  order: ListingOrder,
  after: RankedCursor | null,
  limit: number,
): Promise<FoundPage> => {
  if (!isFindable(criteria)) return { found: [], next: null, count: exactly(0) };
  const readFrom: ReadFrom = async (from, size) => {
    const query = pageQuery(listingCategory(criteria), from, size, narrowingsOf(criteria));
    const page = await robots.listAvailable({ ...query, order, ...pricesFor(order, criteria) });
    return { read: page.robots.map((robot) => ({ robot, distance: null })), next: page.next };
  };
  const cursorAt = ({ robot }: { readonly robot: Robot }): RankedCursor => positionIn(order, robot);
  const size = firstPageSize(criteria, limit, isDecidedByBackend(criteria, order));
  const { matches, isAllRead, ...page } = await scanPages(readFrom, criteria, cursorAt, after, limit, size);
  const count = isAllRead ? exactly(matches) : await countBeyond(robots, criteria, after, page.found.length);
  return { ...page, count };
};

const isDecidedByBackend = (criteria: SearchCriteria, order: ListingOrder): boolean =>
  !filtersAfterReading(BY_PRICE.has(order) ? { ...criteria, price: NO_PRICE_BOUNDS } : criteria);

const pricesFor = (order: ListingOrder, criteria: SearchCriteria): Pick<SearchCriteria, 'price'> | object =>
  BY_PRICE.has(order) && !FILTERS.price.isOpen(criteria.price) ? { price: criteria.price } : {};

/** The number of matches when more than those found may follow. */
const countBeyond = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  after: RankedCursor | null,
  found: number,
): Promise<MatchCount> => {
  if (after !== null || filtersAfterReading(criteria)) return atLeast(found);
  const counts = await robots.countAvailable().catch(() => null);
  if (counts === null) return atLeast(found);
  const category = listingCategory(criteria);
  const counted = category ? [counts[category]] : Object.values(counts);
  const total = counted.reduce((sum, count) => sum + count, 0);
  return counted.some((count) => count >= LIST_MAX) ? atLeast(total) : exactly(Math.max(total, found));
};
