import type { RobotCursor, RobotPage, RobotsPort } from '../ports/robots.ts';
import type { ListingCategory } from '../robots/category.ts';
import type { Robot } from '../robots/robot.ts';
import type { SearchCriteria } from '../robots/search-criteria.ts';
import { searchRobots, type FoundRobot } from '../robots/search-robots.ts';

/** How many pages one call reads at the most, so that a rare word cannot make it read everything. */
const PAGES_PER_CALL = 10;
/** Robots a page where text or price decide only after reading. */
const SCANNED_PAGE = 100;

/** The category that a backend may narrow by; `undefined` for all, and for those that nothing can have. */
export const listingCategory = ({ category }: SearchCriteria): ListingCategory | undefined =>
  category.kind === 'category' ? category.name : undefined;

/** Whether any robot can meet the category (D6). */
export const isFindable = ({ category }: SearchCriteria): boolean =>
  category.kind === 'all' || category.kind === 'category';

/**
 * Robots that meet the criteria, newest first, page by page until `limit` are found. `next` is `null` at the
 * end; otherwise nothing between what was found and `next` was left out.
 */
export const findNewest = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  after: RobotCursor | null,
  limit: number,
): Promise<{ readonly found: readonly FoundRobot[]; readonly next: RobotCursor | null }> => {
  if (!isFindable(criteria)) return { found: [], next: null };
  const pageSize = decidesAfterReading(criteria) ? Math.max(limit, SCANNED_PAGE) : limit;
  const found: FoundRobot[] = [];
  let next = after;
  for await (const page of newestPages(robots, pageSize, listingCategory(criteria), after)) {
    found.push(...searchRobots(page.robots, criteria, null));
    const last = found[limit - 1];
    if (last && found.length > limit) return { found: found.slice(0, limit), next: cursorAt(last.robot) };
    next = page.next;
    if (last) break;
  }
  return { found, next };
};

const decidesAfterReading = ({ text, price }: SearchCriteria): boolean =>
  text.trim() !== '' || price.min !== null || price.max !== null;

const cursorAt = ({ createdAt, id }: Robot): RobotCursor => ({ createdAt, id });

/** The newest robots of any category, as many as one call may read. */
export const readNewest = async (robots: RobotsPort): Promise<readonly Robot[]> => {
  const read: Robot[] = [];
  for await (const page of newestPages(robots, SCANNED_PAGE)) read.push(...page.robots);
  return read;
};

async function* newestPages(
  robots: RobotsPort,
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
