import { searchArea } from '../geo/search-area.ts';
import type { Ports, PublicPorts } from '../ports/ports.ts';
import { createRobotEvaluator } from '../robots/evaluate-robot.ts';
import { isFindable, listingCategory } from '../robots/find-page.ts';
import { atLeast, exactly, type MatchCount } from '../robots/match-count.ts';
import type { EpochMs } from '../units.ts';
import type { FindRobotsInput } from './search-outcome.ts';
import { understand } from './understand-search.ts';

/** The most new robots that are counted; beyond them it is "24+" (D390). */
export const NEW_MAX = 24;

/**
 * How many robots a search finds that were listed after a time (D390). It reads only robots that are new in its
 * category and around its place, and at most one more than `NEW_MAX` of them, or of each half of an area that the
 * antimeridian divides; so most searches cost one read, and none grows with the number of robots. Where more are new, it counts those
 * that it read, so "at least 0" means that none of these had the words.
 * @throws PortError when the robots cannot be read.
 */
export const countNewRobots =
  (ports: Pick<PublicPorts, 'robots'> & Pick<Ports, 'places' | 'vocabulary'>) =>
  async (input: Omit<FindRobotsInput, 'after' | 'limit'>, since: EpochMs): Promise<MatchCount> => {
    const { robots } = ports;
    const { criteria, where } = await understand(ports, input);
    if (!isFindable(criteria)) return exactly(0);
    const origin = where.kind === 'near' ? where.origin : null;
    const category = listingCategory(criteria);
    const query = { since, limit: NEW_MAX + 1, ...(category && { category }) };
    const boxes = origin && searchArea(origin.coordinates, origin.radius).boxes;
    const read = await Promise.all(
      boxes ? boxes.map((box) => robots.listNew({ ...query, box })) : [robots.listNew(query)],
    );
    const evaluate = createRobotEvaluator(criteria, origin);
    const matches = read.flat().filter((robot) => evaluate(robot).kind === 'kept').length;
    const isAllRead = read.every(({ length }) => length <= NEW_MAX);
    return isAllRead && matches <= NEW_MAX ? exactly(matches) : atLeast(Math.min(matches, NEW_MAX));
  };
