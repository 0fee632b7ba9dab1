import { EARTH_RADIUS_MILES } from '../geo/distance.ts';
import { MAX_RADIUS } from '../geo/radius.ts';
import { searchArea } from '../geo/search-area.ts';
import type { PublicRobotsPort } from '../ports/robots.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots, type FoundRobot } from './search-robots.ts';
import { miles } from '../units.ts';
import { listingCategory } from './find-newest.ts';

/** The most robots to read, however far the search goes. */
const MOST_READ = 1000;

/** Half of the circumference: no point on earth is farther away. */
const FARTHEST = Math.PI * EARTH_RADIUS_MILES;

/**
 * The nearest robot that meets the criteria, if none does within the largest radius. It searches circles of
 * 200, 400, 800 … miles and stops at the first one with a match, or with `null` once it has read `MOST_READ`
 * robots. If a circle has more robots than may still be read, another robot may be nearer than the result,
 * but not nearer than half its distance.
 */
export const findNearest = async (
  robots: PublicRobotsPort,
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
