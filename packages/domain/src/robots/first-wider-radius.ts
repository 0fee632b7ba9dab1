import type { Coordinates } from '../geo/coordinates.ts';
import { expandRadius, MAX_RADIUS } from '../geo/radius.ts';
import type { NearestPage, PublicRobotsPort } from '../ports/robots.ts';
import type { Miles } from '../units.ts';
import { filtersAfterReading } from './filters.ts';
import { listingCategory, pageQuery } from './find-page.ts';
import { atLeast, exactly, type MatchCount } from './match-count.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';
import { narrowingsOf } from './narrowings.ts';

/** How many robots are read up to the largest radius, and more where the index cannot tell which of them meet the search. */
const READ_WIDER = 4;
const READ_UNTOLD = 24;
/** Radii below one mile go straight to this one. */
const FIRST_WIDER = 1;

/** A radius in which a search finds robots, and how many. */
export interface WiderRadius {
  readonly radius: Miles;
  readonly count: MatchCount;
}

/** The next radius that is offered. */
export const widerThan = (tried: Miles): Miles => {
  let radius = tried;
  do radius = expandRadius(radius);
  while (radius < FIRST_WIDER);
  return radius;
};

/** The nearest few robots that have the tokens of a search, whether or not they meet it. */
export const readNarrowed = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  coordinates: Coordinates,
  radius: Miles,
): Promise<NearestPage> => {
  const narrow = narrowingsOf(criteria);
  const limit = narrow.length === 0 && filtersAfterReading(criteria) ? READ_UNTOLD : READ_WIDER;
  const query = pageQuery(listingCategory(criteria), null, limit, narrow);
  return robots.listNearest({ origin: { coordinates, radius }, ...query });
};

/**
 * The first of some radii, each the double of the one before and up to 100 miles, that finds a robot among the nearest few that have the
 * tokens of the search. `isEmpty` says that none within 100 miles has them.
 */
export const firstRadiusWith = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  coordinates: Coordinates,
  from: Miles,
): Promise<{ readonly first: WiderRadius | null; readonly isEmpty: boolean }> => {
  const { found, next } = await readNarrowed(robots, criteria, coordinates, MAX_RADIUS);
  const read = found.map(({ robot }) => robot);
  for (let radius = from; ; radius = widerThan(radius)) {
    const count = searchRobots(read, criteria, { coordinates, radius }).length;
    const isComplete = next === null || next.rank > radius;
    if (count > 0)
      return { first: { radius, count: isComplete ? exactly(count) : atLeast(count) }, isEmpty: false };
    if (radius >= MAX_RADIUS) return { first: null, isEmpty: read.length === 0 };
  }
};
