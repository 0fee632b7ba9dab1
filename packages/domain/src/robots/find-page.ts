import type { NearestQuery, RankedCursor } from '../ports/robots.ts';
import type { ListingCategory } from './category.ts';
import type { CountedPage } from './match-count.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { filtersByDays } from './filters.ts';
import { narrowingsOf } from './narrowings.ts';
import { shareOfBands, type Narrowing } from './search-tokens.ts';
import { createCriteriaPredicate } from './evaluate-robot.ts';
import type { FoundRobot } from './search-robots.ts';

/** The most pages that one call reads, so that a rare word does not make it read everything. */
const PAGES_PER_CALL = 10;
/** The page size when text, price or rental length filter after reading. */
const SCANNED_PAGE = 100;
/** The largest page of robots that have the tokens of one condition, if few of them meet the others: each page costs several round trips. */
const LARGEST_PAGE = 500;
/** The most robots that one call reads, for the same reason. */
const READ_PER_CALL = PAGES_PER_CALL * SCANNED_PAGE;

/** The category that the backend can filter by; `undefined` for all, and for those that no robot can have. */
export const listingCategory = ({ category }: SearchCriteria): ListingCategory | undefined =>
  category.kind === 'category' ? category.name : undefined;

/** Whether a robot can have the category: five of the eight can be listed (D6). */
export const isFindable = ({ category }: SearchCriteria): boolean =>
  category.kind === 'all' || category.kind === 'category';

/** A page of robots in the order of a search, as a backend returned it. */
export interface ReadPage {
  readonly read: readonly FoundRobot[];
  /** `null` when this page is the last. */
  readonly next: RankedCursor | null;
}

/** A page of the robots that meet the criteria. */
export interface FoundPage extends CountedPage {
  readonly found: readonly FoundRobot[];
  /** `null` at the end; otherwise the page lost nothing between its robots and `next`. */
  readonly next: RankedCursor | null;
}

/** Robots that meet the criteria, and whether all that follow the cursor were read. */
interface ScannedPage extends Omit<FoundPage, 'count'> {
  /** All matches that were read; `found` holds the first of them. */
  readonly matches: number;
  readonly isAllRead: boolean;
}

/** Reads the robots after a cursor, about so many. */
export type ReadFrom = (after: RankedCursor | null, size: number) => Promise<ReadPage>;

/**
 * Reads pages until there are `limit` robots that meet the criteria, the end, or the last page of one call. Where few of those that were
 * read meet them, the next page is larger.
 */
export const scanPages = async (
  readPage: ReadFrom,
  criteria: SearchCriteria,
  cursorAt: (found: FoundRobot) => RankedCursor,
  after: RankedCursor | null,
  limit: number,
  firstSize: number,
): Promise<ScannedPage> => {
  const meetsCriteria = createCriteriaPredicate(criteria);
  let read = 0;
  const found: FoundRobot[] = [];
  let next = after;
  let isAllRead = false;
  const largest = narrowingsOf(criteria).length > 0 ? LARGEST_PAGE : SCANNED_PAGE;
  for (let pages = 0, size = firstSize; pages < PAGES_PER_CALL && read < READ_PER_CALL; pages += 1) {
    const page = await readPage(next, size);
    read += page.read.length;
    found.push(...page.read.filter(({ robot }) => meetsCriteria(robot)));
    const last = found[limit - 1];
    next = last && found.length > limit ? cursorAt(last) : page.next;
    isAllRead = page.next === null;
    if (last || isAllRead) break;
    const share = (found.length + 1) / read;
    size = Math.max(firstSize, Math.min(largest, Math.ceil((limit - found.length) / share)));
  }
  return { found: found.slice(0, limit), next, matches: found.length, isAllRead };
};

/** Where days are asked for, which most robots have free, a little more than the limit is read at first: seldom is it not enough. */
const FOR_DAYS = 5 / 3;

/**
 * How many robots are read at once: the limit where the backend decides alone, or knows by tokens nearly all that do not match; some more
 * for days (D692) and for a price between bounds; else many.
 */
export const firstPageSize = (criteria: SearchCriteria, limit: number, isDecided: boolean): number => {
  if (isDecided) return limit;
  const isNarrowed = narrowingsOf(criteria).length > 0;
  if (!isNarrowed && !filtersByDays(criteria)) return Math.max(limit, SCANNED_PAGE);
  const forDays = criteria.dates ? FOR_DAYS : 1;
  return Math.ceil((limit * forDays) / (isNarrowed ? shareOfBands(criteria.price) : 1));
};

/** What a port's query takes besides the place or the order. */
export const pageQuery = (
  category: ListingCategory | undefined,
  after: RankedCursor | null,
  limit: number,
  narrow: readonly Narrowing[] = [],
): Pick<NearestQuery, 'category' | 'after' | 'limit' | 'narrow'> => ({
  ...(category && { category }),
  ...(after && { after }),
  ...(narrow.length > 0 && { narrow }),
  limit,
});
