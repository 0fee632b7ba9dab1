import { expandRadius, MAX_RADIUS } from '../geo/radius.ts';
import { searchArea } from '../geo/search-area.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { countExclusions, type ExclusionCounts } from '../robots/count-exclusions.ts';
import type { SearchCriteria, SearchOrigin } from '../robots/search-criteria.ts';
import { searchRobots } from '../robots/search-robots.ts';
import type { Miles } from '../units.ts';
import { isFindable, listingCategory, readNewest } from './find-newest.ts';

/** What an empty search can be told. */
export interface EmptyResultHints {
  /** How many robots each filter alone keeps out, among those that were read. */
  readonly drops: ExclusionCounts;
  /**
   * The nearest doubling of the radius that finds something, and how much; `null` if none up to 100 miles
   * does.
   */
  readonly wider: { readonly radius: Miles; readonly count: number } | null;
}

/** Doublings under a mile are not tried one by one. */
const FIRST_WIDER = 1;

/** Help around an origin; `null` when it cannot be had, which fails no search. */
export const hintsNear = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin,
): Promise<EmptyResultHints | null> => {
  try {
    const nearby = await robots.listWithin(searchArea(origin.coordinates, origin.radius));
    const wider = isFindable(criteria) ? await findWider(robots, criteria, origin) : null;
    const drops = countExclusions(nearby, criteria, origin);
    return { drops: { ...drops, 'outside-radius': wider?.count ?? 0 }, wider };
  } catch {
    return null;
  }
};

const findWider = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  { coordinates, radius: tried }: SearchOrigin,
): Promise<EmptyResultHints['wider']> => {
  for (let radius = tried; radius < MAX_RADIUS;) {
    radius = expandRadius(radius);
    if (radius < FIRST_WIDER) continue;
    const listed = await robots.listWithin(searchArea(coordinates, radius), listingCategory(criteria));
    const count = searchRobots(listed, criteria, { coordinates, radius }).length;
    if (count > 0) return { radius, count };
  }
  return null;
};

/** Help without an origin, among the newest robots; `null` when it cannot be had. */
export const hintsEverywhere = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
): Promise<EmptyResultHints | null> => {
  try {
    return { drops: countExclusions(await readNewest(robots), criteria, null), wider: null };
  } catch {
    return null;
  }
};
