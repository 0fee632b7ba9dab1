import type { KnownPlace } from '../geo/place.ts';
import { expandRadius, MAX_RADIUS } from '../geo/radius.ts';
import type { PublicRobotsPort } from '../ports/robots.ts';
import { countExclusions, type ExclusionCounts } from './count-exclusions.ts';
import { readNewest } from './find-in-order.ts';
import { readNearest } from './find-near.ts';
import { isFindable, listingCategory } from './find-page.ts';
import { atLeast, exactly, type MatchCount } from './match-count.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots, type FoundRobot } from './search-robots.ts';
import { fewerWords } from './fewer-words.ts';
import { correctSpelling } from './spelling.ts';
import { priceInWords } from './price-in-words.ts';
import type { PriceBounds } from './price-filter.ts';
import type { Miles } from '../units.ts';
import { FARTHEST, walkOutward } from './walk-outward.ts';

/** Suggestions for an empty search result. Each of them leads to at least one robot. */
export interface EmptyResultHints {
  /** How many of the robots that were read each filter alone excludes. */
  readonly drops: ExclusionCounts;
  /**
   * The smallest doubling of the radius that finds a robot, and how many it finds; `null` if none up to 100
   * miles does.
   */
  readonly wider: { readonly radius: Miles; readonly count: MatchCount } | null;
  readonly otherWords: OtherWords | null;
  /** If no robot is within 100 miles: the nearest robot anywhere, with its distance. */
  readonly nearest: FoundRobot | null;
}

/** An alternative query that finds a robot. */
export interface OtherWords {
  /**
   * A word was misspelt, a category that no robot can have was changed into a word, a price (D343) or a place
   * (D567) in the words was changed into a filter, or words were left out (D595).
   */
  readonly kind: 'spelling' | 'category' | 'price' | 'place' | 'fewer';
  readonly text: string;
  /** The price that replaces the search's own; only for the kind `price`. */
  readonly price?: PriceBounds;
  /** The place to search near; only for the kind `place`. */
  readonly place?: KnownPlace;
  /**
   * The radius around the same origin, or around `place`, in which it finds a robot; `null` when it finds one only without an
   * origin.
   */
  readonly radius: Miles | null;
}

/** Radii below one mile go straight to this one. */
const FIRST_WIDER = 1;

/** What was read within the radius. */
export interface ReadWithin {
  /** Robots of the category that was asked for, whether or not they meet the other criteria. */
  readonly read: readonly Robot[];
  /** Whether these are all that there are. */
  readonly isAllRead: boolean;
}

/**
 * Hints for a search with an origin that found nothing; `null` when reading fails, because hints must not fail
 * a search.
 */
export const hintsNear = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin,
  within: ReadWithin,
): Promise<EmptyResultHints | null> => {
  try {
    const nearby = criteria.category.kind === 'all' ? within : await readWithin(robots, origin);
    const drops = countExclusions(nearby.read, criteria, origin);
    const asked = withoutUnlistable(criteria);
    if (!isFindable(asked)) return { drops, wider: null, otherWords: null, nearest: null };

    const inside = asked === criteria ? within : nearby;
    const { first, otherWords, nearest } = await searchWiderRadii(robots, asked, origin, inside);
    if (asked === criteria) {
      return {
        drops: { ...drops, 'outside-radius': first?.count.value ?? 0 },
        wider: first,
        otherWords,
        nearest,
      };
    }
    const isSomewhere = first !== null || nearest !== null;
    const inWords = { kind: 'category', text: asked.text, radius: first?.radius ?? null } as const;
    return { drops, wider: null, otherWords: isSomewhere ? inWords : otherWords, nearest };
  } catch {
    return null;
  }
};

const readWithin = async (robots: PublicRobotsPort, origin: SearchOrigin): Promise<ReadWithin> => {
  const { found, isAllRead } = await readNearest(robots, origin);
  return { read: found.map(({ robot }) => robot), isAllRead };
};

/**
 * The first radius, starting with the current one, that finds a robot, and the first at which other words do.
 * If neither is found up to the largest radius: the nearest robot that meets the criteria.
 */
const searchWiderRadii = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  { coordinates, radius: tried }: SearchOrigin,
  { read, isAllRead }: ReadWithin,
): Promise<{
  readonly first: EmptyResultHints['wider'];
  readonly otherWords: OtherWords | null;
  readonly nearest: FoundRobot | null;
}> => {
  const walk = walkOutward(robots, coordinates, listingCategory(criteria), read);
  let otherWords: OtherWords | null = null;
  for (let radius = tried, isComplete = isAllRead; ;) {
    const origin = { coordinates, radius };
    const count = searchRobots(walk.robots, criteria, origin).length;
    if (count > 0) {
      const first = { radius, count: isComplete ? exactly(count) : atLeast(count) };
      return { first, otherWords, nearest: null };
    }
    otherWords ??= otherWordsAmong(walk.robots, criteria, origin);
    if (radius >= MAX_RADIUS || !isComplete) break;
    do radius = expandRadius(radius);
    while (radius < FIRST_WIDER);
    isComplete = await walk.readTo(radius);
  }
  if (otherWords || !isAllRead) return { first: null, otherWords, nearest: null };
  for (;;) {
    const [nearest] = searchRobots(walk.robots, criteria, { coordinates, radius: FARTHEST });
    if (nearest || !(await walk.step())) return { first: null, otherWords, nearest: nearest ?? null };
  }
};

/**
 * A category that no robot can have (D6) is searched as a word instead: there are drones in other categories.
 */
const withoutUnlistable = (criteria: SearchCriteria): SearchCriteria =>
  criteria.category.kind === 'unlistable'
    ? {
        ...criteria,
        text: `${criteria.text} ${criteria.category.name.toLowerCase()}`.trim(),
        category: { kind: 'all' },
      }
    : criteria;

/**
 * Hints for a search without an origin, from the newest robots, whatever order the search has (D103); `null` when reading fails.
 * @param read the newest robots, where the search has read them.
 */
export const hintsEverywhere = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  read: readonly Robot[] | null,
): Promise<EmptyResultHints | null> => {
  try {
    // The robots that were read are already narrowed to the category, so they cannot show what it excludes.
    const newest = read && criteria.category.kind === 'all' ? read : await readNewest(robots);
    const drops = countExclusions(newest, criteria, null);
    return { drops, wider: null, otherWords: otherWordsAnywhere(newest, criteria), nearest: null };
  } catch {
    return null;
  }
};

/** Other words that find one of the robots: without the price in them (D343), else with a word corrected (D40), else fewer (D595). */
const otherWordsAmong = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): OtherWords | null => {
  const radius = origin && origin.radius;
  const meant = priceInWords(criteria.text);
  const asked = meant ? { ...criteria, ...meant } : criteria;
  const isFound = meant !== null && searchRobots(robots, asked, origin).length > 0;
  const text = isFound ? asked.text : correctSpelling(robots, asked, origin);
  if (text === null) {
    const fewer = meant ? null : fewerWords(robots, criteria, origin);
    return fewer === null ? null : { kind: 'fewer', text: fewer, radius };
  }
  return meant ? { kind: 'price', text, price: meant.price, radius } : { kind: 'spelling', text, radius };
};

const otherWordsAnywhere = (newest: readonly Robot[], criteria: SearchCriteria): OtherWords | null => {
  const asked = withoutUnlistable(criteria);
  if (asked !== criteria && searchRobots(newest, asked, null).length > 0) {
    return { kind: 'category', text: asked.text, radius: null };
  }
  return otherWordsAmong(newest, asked, null);
};
