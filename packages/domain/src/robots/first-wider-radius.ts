import type { Coordinates } from '../geo/coordinates.ts';
import { expandRadius, MAX_RADIUS } from '../geo/radius.ts';
import type { NearestPage, PublicRobotsPort, SampleQuery } from '../ports/robots.ts';
import type { Miles } from '../units.ts';
import { filtersAfterReading } from './filters.ts';
import { listingCategory, pageQuery } from './find-page.ts';
import { atLeast, exactly, type MatchCount } from './match-count.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';
import { whenSpent } from './read-budget.ts';
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

/** What a few robots are asked for that have the tokens of a search, whether or not they meet it. */
const narrowedQuery = (criteria: SearchCriteria, coordinates: Coordinates, radius: Miles): SampleQuery => {
  const narrow = narrowingsOf(criteria);
  const limit = narrow.length === 0 && filtersAfterReading(criteria) ? READ_UNTOLD : READ_WIDER;
  return {
    origin: { coordinates, radius },
    ...pageQuery(listingCategory(criteria), null, limit, narrow),
  };
};

/** The nearest few robots that have the tokens of a search. */
export const readNarrowed = (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  coordinates: Coordinates,
  radius: Miles,
): Promise<NearestPage> => robots.listNearest(narrowedQuery(criteria, coordinates, radius));

/**
 * The first of some radii, each the double of the one before and up to 100 miles, that finds a robot among a few within it that have the
 * tokens of the search: the widest is read first, then those in which one may be nearer. `isEmpty` says that none within 100 miles has them.
 */
export const firstRadiusWith = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  coordinates: Coordinates,
  from: Miles,
): Promise<{ readonly first: WiderRadius | null; readonly isEmpty: boolean }> => {
  const radii = [from];
  for (let radius = from; radius < MAX_RADIUS; radii.push(radius)) radius = widerThan(radius);
  let first: WiderRadius | null = null;
  let isEmpty = false;
  for (let i = radii.length - 1, radius = radii[i]; radius !== undefined; radius = radii[i]) {
    const query = narrowedQuery(criteria, coordinates, radius);
    const sample = await robots.sampleNear(query).catch(whenSpent(null));
    if (!sample) break;
    isEmpty ||= sample.robots.length === 0 && radius === MAX_RADIUS;
    const findIn = (within: Miles) =>
      searchRobots(sample.robots, criteria, { coordinates, radius: within }).length;
    const nearest = radii.findIndex((within) => findIn(within) > 0);
    const found = radii[nearest];
    if (found === undefined) break;
    const count = findIn(found);
    first = { radius: found, count: sample.isAll ? exactly(count) : atLeast(count) };
    if (sample.isAll) break;
    // Of those within the same radius, others may be nearer.
    i = nearest < i ? nearest : i - 1;
  }
  return { first, isEmpty };
};
