import { EARTH_RADIUS_MILES } from '../geo/distance.ts';
import { MAX_RADIUS } from '../geo/radius.ts';
import { searchArea } from '../geo/search-area.ts';
import type { RobotsPort } from '../ports/robots.ts';
import type { SearchCriteria, SearchOrigin } from '../robots/search-criteria.ts';
import { searchRobots, type FoundRobot } from '../robots/search-robots.ts';
import { miles } from '../units.ts';
import { listingCategory } from './find-newest.ts';

/** So many robots are read at the most, however far the search goes. */
const MOST_READ = 1000;

/** Nothing on earth is farther away. */
const FARTHEST = Math.PI * EARTH_RADIUS_MILES;

/**
 * The nearest robot that meets the criteria, where none does within the largest radius. It looks in circles of
 * 200, 400, 800 … miles and stops at the first that has one, or when `MOST_READ` robots were read: then `null`.
 * In a circle with more robots than may still be read it is one of those that were, so that another may be
 * nearer, but none at less than half the distance.
 */
export const findNearest = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  coordinates: SearchOrigin['coordinates'],
): Promise<FoundRobot | null> => {
  let mayRead = MOST_READ;
  for (let reach: number = MAX_RADIUS; reach < FARTHEST && mayRead > 0;) {
    reach *= 2;
    const origin = { coordinates, radius: miles(reach) };
    const area = searchArea(coordinates, origin.radius);
    const listed = await robots.listWithin(area, listingCategory(criteria), mayRead);
    const [nearest] = searchRobots(listed, criteria, origin);
    if (nearest) return nearest;
    mayRead -= listed.length;
  }
  return null;
};
