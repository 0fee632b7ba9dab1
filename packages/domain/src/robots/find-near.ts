import type { PublicRobotsPort, RankedCursor } from '../ports/robots.ts';
import { byBestMatch } from './best-match.ts';
import { filtersAfterReading } from './filters.ts';
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
import { byOrder, type ListingOrder } from './robot-order.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { createCriteriaPredicate } from './evaluate-robot.ts';
import type { FoundRobot } from './search-robots.ts';
import { narrowingsOf } from './narrowings.ts';
import { PLAIN_VOCABULARY } from './vocabulary.ts';

/** The most robots that are read to be sorted by something else than their distance (D360). */
export const SORTED_NEAREST = 200;

/** A page near a place. */
export interface NearPage extends FoundPage {
  /** Whether there is no robot within the radius after those that were read. */
  readonly isAllRead: boolean;
}

/**
 * Finds robots within the radius that meet the criteria, nearest first, reading page by page until it has
 * `limit` of them (D47). The number of matches is exact once all robots within the radius were read, or if
 * the backend knows it (D42).
 */
export const findNear = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin,
  after: RankedCursor | null,
  limit: number,
): Promise<NearPage> => {
  if (!isFindable(criteria)) return { found: [], next: null, count: exactly(0), isAllRead: true };
  const filters = filtersAfterReading(criteria);
  const narrow = narrowingsOf(criteria);
  let counted: MatchCount | null = null;
  const readFrom: ReadFrom = async (from, size) => {
    const page = await robots.listNearest({
      origin,
      ...pageQuery(listingCategory(criteria), from, size, narrow),
    });
    counted ??= page.count;
    return { read: page.found, next: page.next };
  };
  const size = firstPageSize(criteria, limit, !filters);
  const { matches, ...page } = await scanPages(readFrom, criteria, cursorAt, after, limit, size);
  const known = filters ? null : counted;
  return { ...page, count: page.isAllRead ? exactly(matches) : (known ?? atLeast(page.found.length)) };
};

/**
 * The matches among the nearest `SORTED_NEAREST` robots within the radius, all at once, in another order
 * (D360).
 */
export const findNearInOrder = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin,
  order: ListingOrder | 'best',
): Promise<NearPage> => {
  if (!isFindable(criteria)) return { found: [], next: null, count: exactly(0), isAllRead: true };
  const query = pageQuery(listingCategory(criteria), null, SORTED_NEAREST, narrowingsOf(criteria));
  const nearest = await robots.listNearest({ origin, ...query });
  const isAllRead = nearest.next === null;
  const meetsCriteria = createCriteriaPredicate(criteria);
  const compare = byListingOrderOrBest(order, criteria);
  const found = nearest.found
    .filter(({ robot }) => meetsCriteria(robot))
    .sort((a, b) => compare(a.robot, b.robot));
  return {
    found,
    next: null,
    isAllRead,
    count: isAllRead ? exactly(found.length) : atLeast(found.length),
  };
};

const byListingOrderOrBest = (
  order: ListingOrder | 'best',
  { text, vocabulary = PLAIN_VOCABULARY }: SearchCriteria,
) => (order === 'best' ? byBestMatch(text, vocabulary) : byOrder(order));

const cursorAt = ({ robot, distance }: FoundRobot): RankedCursor => ({
  rank: distance ?? 0,
  createdAt: robot.createdAt,
  id: robot.id,
});
