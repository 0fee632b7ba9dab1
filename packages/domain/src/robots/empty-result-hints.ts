import type { KnownPlace } from '../geo/place.ts';
import { MAX_RADIUS } from '../geo/radius.ts';
import { EARTH_RADIUS_MILES } from '../geo/distance.ts';
import type { PublicRobotsPort, RobotSample } from '../ports/robots.ts';
import type { ListingCategory } from './category.ts';
import { countExclusions, type ExclusionCounts } from './count-exclusions.ts';
import { isFindable } from './find-page.ts';
import { firstRadiusWith, readNarrowed, widerThan, type WiderRadius } from './first-wider-radius.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots, type FoundRobot } from './search-robots.ts';
import { fewerWords } from './fewer-words.ts';
import type { SoughtPart } from './search-words.ts';
import { createTextMatcher } from './text-predicate.ts';
import { correctSpelling, respelledByConcept } from './spelling.ts';
import { priceInWords } from './price-in-words.ts';
import { whenSpent } from './read-budget.ts';
import type { PriceBounds } from './price-filter.ts';
import { miles, type Miles } from '../units.ts';

/** A little more than half of the circumference: no rounded distance on earth is larger. */
const FARTHEST = miles(Math.ceil(Math.PI * EARTH_RADIUS_MILES));

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
   * A word was misspelt, a price (D343) or a place (D567) in the words was changed into a filter, words were left out (D595), or a category of
   * what is there takes the place of words that nothing knows (D54).
   */
  readonly kind: 'spelling' | 'price' | 'place' | 'fewer' | 'category';
  readonly text: string;
  /** The price that replaces the search's own; only for the kind `price`. No bounds let any price through. */
  readonly price?: PriceBounds;
  /** Only for the kind `category`. */
  readonly category?: ListingCategory;
  /** The place to search near; only for the kind `place`. */
  readonly place?: KnownPlace;
  /**
   * The radius around the same origin, or around `place`, in which it finds a robot; `null` when it finds one only without an
   * origin.
   */
  readonly radius: Miles | null;
}

/** What is known of a search of which no robot anywhere has one of the words. */
export interface UnknownWord {
  /** What `spelledAsConcept` answers. */
  readonly respelt: OtherWords | null;
}

/** What `searchOutward` answers if no robot has the words. */
const NOWHERE = { wider: null, isEmpty: true };

/**
 * Hints for a search with an origin that found nothing, with some robots within its radius; `null` when reading fails, because hints must
 * not fail a search.
 * @param unknown set if no robot anywhere has one of the words
 */
export const hintsNear = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin,
  sample: RobotSample,
  unknown: UnknownWord | null = null,
): Promise<EmptyResultHints | null> => {
  try {
    const drops = countExclusions(sample.robots, criteria, origin);
    const areAllCounted = sample.isAll;
    if (!isFindable(criteria)) return { drops, areAllCounted, wider: null, otherWords: null, nearest: null };
    const [{ wider, isEmpty }, otherWords] = await Promise.all([
      unknown ? NOWHERE : searchOutward(robots, criteria, origin),
      unknown?.respelt ?? otherWordsNear(robots, criteria, origin, sample, unknown).catch(whenSpent(null)),
    ]);
    return {
      drops: { ...drops, 'outside-radius': wider?.count.value ?? 0 },
      areAllCounted,
      wider,
      otherWords,
      nearest:
        isEmpty && !unknown && !otherWords && partsOf(criteria) < 2
          ? await nearestAnywhere(robots, criteria, origin).catch(whenSpent(null))
          : null,
    };
  } catch {
    return null;
  }
};

/** The most robots that are read to say what leaves them out: the search itself reads only those that have its words. */
const SAMPLE = 12;

/** Some robots of the place, or the newest, whatever they are (D103). */
export const readSample = async (
  robots: PublicRobotsPort,
  origin: SearchOrigin | null,
): Promise<RobotSample> => {
  if (origin) return robots.sampleNear({ origin, limit: SAMPLE });
  const { robots: newest, next } = await robots.listAvailable({ order: 'newest', limit: SAMPLE });
  return { robots: newest, isAll: next === null };
};

/** Other words that find a robot within the radius, or, where it has none at all, within the first wider one that they do. */
const otherWordsNear = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  { coordinates, radius: tried }: SearchOrigin,
  sample: RobotSample,
  unknown: UnknownWord | null,
): Promise<OtherWords | null> => {
  const isEmpty = sample.robots.length === 0 && tried < MAX_RADIUS;
  const known = isEmpty ? await readSample(robots, { coordinates, radius: MAX_RADIUS }) : sample;
  for (let radius = tried; ; radius = widerThan(radius)) {
    const otherWords = otherWordsAmong(known.robots, criteria, { coordinates, radius });
    if (otherWords) return otherWords;
    if (!isEmpty || radius >= MAX_RADIUS)
      return unknown ? unknown.respelt : spelledAsConcept(robots, criteria, { coordinates, radius: tried });
  }
};

/** The first wider radius with a robot, and whether none is known up to the widest. Robots that have one of many words hardly have the others. */
const searchOutward = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  { coordinates, radius }: SearchOrigin,
): Promise<{ readonly wider: WiderRadius | null; readonly isEmpty: boolean }> => {
  if (radius >= MAX_RADIUS || partsOf(criteria) > 2) return { wider: null, isEmpty: true };
  const { first, isEmpty } = await firstRadiusWith(robots, criteria, coordinates, widerThan(radius));
  return { wider: first, isEmpty };
};

const partsOf = ({ text, vocabulary }: SearchCriteria): number =>
  createTextMatcher(text, vocabulary).sought.length;

const nearestAnywhere = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  { coordinates }: SearchOrigin,
): Promise<FoundRobot | null> => {
  const anywhere = await readNarrowed(robots, criteria, coordinates, FARTHEST);
  const read = anywhere.found.map(({ robot }) => robot);
  return searchRobots(read, criteria, { coordinates, radius: FARTHEST })[0] ?? null;
};

/** Hints for a search without an origin, with some of the newest robots (D103); `null` when reading fails. */
export const hintsEverywhere = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  sample: RobotSample,
  unknown: UnknownWord | null = null,
): Promise<EmptyResultHints | null> => {
  try {
    const otherWords =
      unknown?.respelt ??
      otherWordsAmong(sample.robots, criteria, null) ??
      (unknown ? null : await spelledAsConcept(robots, criteria, null).catch(whenSpent(null)));
    const drops = countExclusions(sample.robots, criteria, null);
    return { drops, areAllCounted: sample.isAll, wider: null, otherWords, nearest: null };
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

/**
 * The query with one unknown word corrected to a name of a concept that some robot has (D54).
 * @param unknown as in `respelledByConcept`
 */
export const spelledAsConcept = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
  unknown?: readonly SoughtPart[],
): Promise<OtherWords | null> => {
  const { text, vocabulary } = criteria;
  if (!vocabulary) return null;
  const queries = respelledByConcept(text, vocabulary, unknown).slice(0, MOST_CORRECTIONS);
  const counts = await Promise.all(
    queries.map(async ({ narrowing }) => (narrowing ? robots.countNarrowed(narrowing) : 0)),
  );
  const best = queries.find((_, i) => (counts[i] ?? 0) > 0);
  if (!best) return null;
  const asked = { ...criteria, text: best.text };
  const near = origin && (await firstRadiusWith(robots, asked, origin.coordinates, origin.radius)).first;
  return { kind: 'spelling', text: best.text, radius: near ? near.radius : null };
};
