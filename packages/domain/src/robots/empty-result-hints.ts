import type { KnownPlace } from '../geo/place.ts';
import { MAX_RADIUS } from '../geo/radius.ts';
import type { PublicRobotsPort } from '../ports/robots.ts';
import { countExclusions, type ExclusionCounts } from './count-exclusions.ts';
import { readNewest } from './find-in-order.ts';
import { readNearest } from './find-near.ts';
import { isFindable, listingCategory } from './find-page.ts';
import { firstRadiusWith, readNarrowed, widerThan, type WiderRadius } from './first-wider-radius.ts';
import { atLeast, exactly } from './match-count.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots, type FoundRobot } from './search-robots.ts';
import { fewerWords } from './fewer-words.ts';
import { narrowingsOf } from './narrowings.ts';
import { correctSpelling, respelledByConcept } from './spelling.ts';
import { priceInWords } from './price-in-words.ts';
import type { PriceBounds } from './price-filter.ts';
import type { Miles } from '../units.ts';
import { FARTHEST, walkOutward } from './walk-outward.ts';

/** Suggestions for an empty search result. Each of them leads to at least one robot. */
export interface EmptyResultHints {
  /** How many of the robots that were read each filter alone excludes. */
  readonly drops: ExclusionCounts;
  /** Whether those were all robots of the place, or wherever; else there may be more of each. */
  readonly areAllCounted: boolean;
  /**
   * The smallest doubling of the radius that finds a robot, and how many it finds; `null` if none up to 100
   * miles does.
   */
  readonly wider: WiderRadius | null;
  readonly otherWords: OtherWords | null;
  /** If no robot is within 100 miles: the nearest robot anywhere, with its distance. */
  readonly nearest: FoundRobot | null;
}

/** An alternative query that finds a robot. */
export interface OtherWords {
  /**
   * A word was misspelt, a price (D343) or a place (D567) in the words was changed into a filter, words were left out (D595), or a word that
   * the market has is named instead of unknown ones (D54).
   */
  readonly kind: 'spelling' | 'price' | 'place' | 'fewer' | 'known';
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
  sample: ReadWithin | null = null,
): Promise<EmptyResultHints | null> => {
  try {
    const nearby = sample ?? (criteria.category.kind === 'all' ? within : await readWithin(robots, origin));
    const drops = countExclusions(nearby.read, criteria, origin);
    const areAllCounted = nearby.isAllRead;
    if (!isFindable(criteria)) return { drops, areAllCounted, wider: null, otherWords: null, nearest: null };
    const [{ first, otherWords, nearest }, spelled] = await Promise.all([
      sample
        ? searchOutward(robots, criteria, origin, sample)
        : searchWiderRadii(robots, criteria, origin, within),
      spelledAsConcept(robots, criteria),
    ]);
    return {
      drops: { ...drops, 'outside-radius': first?.count.value ?? 0 },
      areAllCounted,
      wider: first,
      otherWords: otherWords ?? spelled,
      nearest,
    };
  } catch {
    return null;
  }
};

/** The most robots that are read to say what leaves them out, where the search itself reads only what has its words. */
const SAMPLE = 12;
/** How many robots with the words are read anywhere, where there are none within the largest radius. */
const READ_ANYWHERE = 2;

const readWithin = async (robots: PublicRobotsPort, origin: SearchOrigin): Promise<ReadWithin> => {
  const { found, isAllRead } = await readNearest(robots, origin);
  return { read: found.map(({ robot }) => robot), isAllRead };
};

/** Some robots of the place or the newest, whatever words they have. `null` if the search has read those itself. */
export const readSample = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): Promise<ReadWithin | null> => {
  if (narrowingsOf(criteria).length === 0) return null;
  if (origin) {
    const { found, next } = await robots.listNearest({ origin, limit: SAMPLE });
    return { read: found.map(({ robot }) => robot), isAllRead: next === null };
  }
  const { robots: read, next } = await robots.listAvailable({ order: 'newest', limit: SAMPLE });
  return { read, isAllRead: next === null };
};

interface Farther {
  readonly first: EmptyResultHints['wider'];
  readonly otherWords: OtherWords | null;
  readonly nearest: FoundRobot | null;
}

/** What is farther, where the backend knows nearly all robots that do not match: the nearest few of the others tell it. */
const searchOutward = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  { coordinates, radius: tried }: SearchOrigin,
  sample: ReadWithin,
): Promise<Farther> => {
  const otherWords = otherWordsAmong(sample.read, criteria, { coordinates, radius: tried });
  const { first, isEmpty } = await firstRadiusWith(robots, criteria, coordinates, widerThan(tried));
  if (first || otherWords || !isEmpty) return { first, otherWords, nearest: null };
  const anywhere = await readNarrowed(robots, criteria, coordinates, FARTHEST, READ_ANYWHERE);
  const read = anywhere.found.map(({ robot }) => robot);
  const [nearest = null] = searchRobots(read, criteria, { coordinates, radius: FARTHEST });
  return { first, otherWords, nearest };
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
): Promise<Farther> => {
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
    radius = widerThan(radius);
    isComplete = await walk.readTo(radius);
  }
  if (otherWords || !isAllRead) return { first: null, otherWords, nearest: null };
  for (;;) {
    const [nearest] = searchRobots(walk.robots, criteria, { coordinates, radius: FARTHEST });
    if (nearest || !(await walk.step())) return { first: null, otherWords, nearest: nearest ?? null };
  }
};

/**
 * Hints for a search without an origin, from the newest robots, whatever order the search has (D103); `null` when reading fails.
 * @param read the newest robots, where the search has read them.
 */
export const hintsEverywhere = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  read: ReadWithin | null,
): Promise<EmptyResultHints | null> => {
  try {
    // The robots that were read are already narrowed to the category, so they cannot show what it excludes.
    const newest = read && criteria.category.kind === 'all' ? read : await readNewest(robots);
    const otherWords =
      otherWordsAmong(newest.read, criteria, null) ?? (await spelledAsConcept(robots, criteria));
    const drops = countExclusions(newest.read, criteria, null);
    return { drops, areAllCounted: newest.isAllRead, wider: null, otherWords, nearest: null };
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

/** The most corrections by a concept's name that are counted. */
const MOST_CORRECTIONS = 3;

/** The query with one unknown word corrected to a name of a concept that some robot has (D54), anywhere. */
const spelledAsConcept = async (
  robots: PublicRobotsPort,
  { text, vocabulary }: SearchCriteria,
): Promise<OtherWords | null> => {
  if (!vocabulary) return null;
  const queries = respelledByConcept(text, vocabulary).slice(0, MOST_CORRECTIONS);
  const counts = await Promise.all(
    queries.map(async ({ narrowing }) => (narrowing ? robots.countNarrowed(narrowing) : 0)),
  );
  const best = queries.find((_, i) => (counts[i] ?? 0) > 0);
  return best ? { kind: 'spelling', text: best.text, radius: null } : null;
};
