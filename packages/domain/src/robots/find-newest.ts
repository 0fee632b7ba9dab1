import { isBlank } from '../characters.ts';
import { LIST_MAX } from '../ports/list-max.ts';
import type { PublicRobotsPort, RobotCursor, RobotPage } from '../ports/robots.ts';
import type { ListingCategory } from './category.ts';
import { atLeast, exactly, type CountedPage, type MatchCount } from './match-count.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchRobots, type FoundRobot } from './search-robots.ts';

/** The most pages that one call reads, so that a rare word does not make it read everything. */
const PAGES_PER_CALL = 10;
/** The page size when text, price or rental length filter after reading. */
const SCANNED_PAGE = 100;

/** The category that the backend can filter by; `undefined` for all, and for those that no robot can have. */
export const listingCategory = ({ category }: SearchCriteria): ListingCategory | undefined =>
  category.kind === 'category' ? category.name : undefined;

/** Whether a robot can have the category (D6). */
export const isFindable = ({ category }: SearchCriteria): boolean =>
  category.kind === 'all' || category.kind === 'category';

/** A page of the robots that meet the criteria, newest first. */
export interface NewestFound extends CountedPage {
  readonly found: readonly FoundRobot[];
  /** `null` at the end; otherwise the page lost nothing between its robots and `next`. */
  readonly next: RobotCursor | null;
  /** All robots that were read, whether or not they meet the criteria. */
  readonly read: readonly Robot[];
}

/**
 * Finds robots that meet the criteria, newest first, reading page by page until it has `limit` of them. The
 * number of matches is exact once all robots were read, or from the start if the backend can count them
 * (D42).
 */
export const findNewest = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  after: RobotCursor | null,
  limit: number,
): Promise<NewestFound> => {
  const read: Robot[] = [];
  if (!isFindable(criteria)) return { found: [], next: null, count: exactly(0), read };
  const pageSize = filtersAfterReading(criteria) ? Math.max(limit, SCANNED_PAGE) : limit;
  const found: FoundRobot[] = [];
  let next = after;
  let isAllRead = false;
  for await (const page of newestPages(robots, pageSize, listingCategory(criteria), after)) {
    read.push(...page.robots);
    found.push(...searchRobots(page.robots, criteria, null));
    const last = found[limit - 1];
    next = last && found.length > limit ? cursorAt(last.robot) : page.next;
    isAllRead = page.next === null;
    if (last) break;
  }
  const shown = found.slice(0, limit);
  const count = isAllRead ? exactly(found.length) : await countBeyond(robots, criteria, after, shown.length);
  return { found: shown, next, count, read };
};

/** The number of matches when more than those found may follow. */
const countBeyond = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  after: RobotCursor | null,
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

const filtersAfterReading = ({ text, price, days }: SearchCriteria): boolean =>
  !isBlank(text) || price.min !== null || price.max !== null || days != null;

const cursorAt = ({ createdAt, id }: Robot): RobotCursor => ({ createdAt, id });

/** The newest robots of any category, up to the limit of one call. */
export const readNewest = async (robots: PublicRobotsPort): Promise<readonly Robot[]> => {
  const read: Robot[] = [];
  for await (const page of newestPages(robots, SCANNED_PAGE)) read.push(...page.robots);
  return read;
};

async function* newestPages(
  robots: PublicRobotsPort,
  limit: number,
  category?: ListingCategory,
  start: RobotCursor | null = null,
): AsyncGenerator<RobotPage, void> {
  let after = start;
  for (let pages = 0; pages < PAGES_PER_CALL; pages += 1) {
    const page = await robots.listNewest({ limit, ...(category && { category }), ...(after && { after }) });
    yield page;
    if (page.next === null) return;
    after = page.next;
  }
}
