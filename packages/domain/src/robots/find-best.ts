import type { PublicRobotsPort } from '../ports/robots.ts';
import { byBestMatch } from './best-match.ts';
import { createCriteriaPredicate } from './evaluate-robot.ts';
import { findInOrder } from './find-in-order.ts';
import { listingCategory, pageQuery, type FoundPage } from './find-page.ts';
import { atLeast, exactly } from './match-count.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { inNames } from './narrowings.ts';
import { PLAIN_VOCABULARY } from './vocabulary.ts';

/** The most robots that are sorted by how well they match (D54). */
export const BEST_AMONG = 48;

/** A page of the best matches. */
export interface BestPage extends FoundPage {
  /** Whether there are none but those that were read. */
  readonly isAllRead: boolean;
}

/**
 * The best matches wherever they are, all at once (D54): of the newest that have the words, and where there are more and the words are one
 * thing, of the newest that have it in their name.
 */
export const findBest = async (robots: PublicRobotsPort, criteria: SearchCriteria): Promise<BestPage> => {
  const newest = await findInOrder(robots, criteria, 'newest', null, BEST_AMONG);
  const isAllRead = newest.next === null;
  const narrow = isAllRead ? null : inNames(criteria);
  const query = pageQuery(listingCategory(criteria), null, BEST_AMONG, narrow ?? []);
  const named = narrow ? (await robots.listAvailable({ ...query, order: 'newest' })).robots : [];
  const candidates = new Map(
    [...newest.found.map(({ robot }) => robot), ...named].map((robot) => [robot.id, robot]),
  );
  const { text, vocabulary = PLAIN_VOCABULARY } = criteria;
  const found = [...candidates.values()]
    .filter(createCriteriaPredicate(criteria))
    .sort(byBestMatch(text, vocabulary))
    .slice(0, BEST_AMONG)
    .map((robot) => ({ robot, distance: null }));
  const count = isAllRead ? exactly(found.length) : atLeast(found.length);
  return { found, next: null, count, isAllRead };
};
