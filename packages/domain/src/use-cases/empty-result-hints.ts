import { expandRadius, MAX_RADIUS } from '../geo/radius.ts';
import { searchArea } from '../geo/search-area.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { countExclusions, type ExclusionCounts } from '../robots/count-exclusions.ts';
import type { Robot } from '../robots/robot.ts';
import type { SearchCriteria, SearchOrigin } from '../robots/search-criteria.ts';
import { searchRobots, type FoundRobot } from '../robots/search-robots.ts';
import { correctSpelling } from '../robots/spelling.ts';
import type { Miles } from '../units.ts';
import { findNearest } from './find-nearest.ts';
import { isFindable, listingCategory, readNewest } from './find-newest.ts';

/** What an empty search can be told. Whatever it offers finds something. */
export interface EmptyResultHints {
  /** How many robots each filter alone keeps out, among those that were read. */
  readonly drops: ExclusionCounts;
  /**
   * The nearest doubling of the radius that finds something, and how much; `null` if none up to 100 miles
   * does.
   */
  readonly wider: { readonly radius: Miles; readonly count: number } | null;
  readonly otherWords: OtherWords | null;
  /** Where nothing is within 100 miles: the nearest robot anywhere, with its distance. */
  readonly nearest: FoundRobot | null;
}

/** A query that finds something. */
export interface OtherWords {
  /** A word was misspelt, or a category that no robot can have became a word. */
  readonly kind: 'spelling' | 'category';
  readonly text: string;
  /** Within which it finds something around the same origin; `null` when it does so only without one. */
  readonly radius: Miles | null;
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
    const drops = countExclusions(nearby, criteria, origin);
    const asked = withoutUnlistable(criteria);
    if (!isFindable(asked)) return { drops, wider: null, otherWords: null, nearest: null };

    const { first, spelling } = await lookAround(robots, asked, origin, nearby);
    const nearest = first || spelling ? null : await findNearest(robots, asked, origin.coordinates);
    if (asked === criteria) {
      return {
        drops: { ...drops, 'outside-radius': first?.count ?? 0 },
        wider: first,
        otherWords: spelling,
        nearest,
      };
    }
    const isSomewhere = first !== null || nearest !== null;
    const inWords = { kind: 'category', text: asked.text, radius: first?.radius ?? null } as const;
    return { drops, wider: null, otherWords: isSomewhere ? inWords : spelling, nearest };
  } catch {
    return null;
  }
};

/** The first radius, from the one that was tried on, that finds something, and the first at which a word was misspelt. */
const lookAround = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  { coordinates, radius: tried }: SearchOrigin,
  nearby: readonly Robot[],
): Promise<{ first: EmptyResultHints['wider']; spelling: OtherWords | null }> => {
  let spelling: OtherWords | null = null;
  let listed = nearby;
  for (let radius = tried; ;) {
    const origin = { coordinates, radius };
    const count = searchRobots(listed, criteria, origin).length;
    if (count > 0) return { first: { radius, count }, spelling };
    const text: string | null = spelling ? null : correctSpelling(listed, criteria, origin);
    if (text !== null) spelling = { kind: 'spelling', text, radius };
    if (radius >= MAX_RADIUS) return { first: null, spelling };
    do radius = expandRadius(radius);
    while (radius < FIRST_WIDER);
    listed = await robots.listWithin(searchArea(coordinates, radius), listingCategory(criteria));
  }
};

/** A category that no robot can have (D6) is sought as a word: there are drones, filed under something else. */
const withoutUnlistable = (criteria: SearchCriteria): SearchCriteria =>
  criteria.category.kind === 'unlistable'
    ? {
        ...criteria,
        text: `${criteria.text} ${criteria.category.name.toLowerCase()}`.trim(),
        category: { kind: 'all' },
      }
    : criteria;

/** Help without an origin, among the robots that were read; `null` when it cannot be had. */
export const hintsEverywhere = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  read: readonly Robot[],
): Promise<EmptyResultHints | null> => {
  try {
    // Others are no judge of what the category alone keeps out.
    const newest = criteria.category.kind === 'all' ? read : await readNewest(robots);
    const drops = countExclusions(newest, criteria, null);
    return { drops, wider: null, otherWords: otherWordsAmong(newest, criteria), nearest: null };
  } catch {
    return null;
  }
};

const otherWordsAmong = (newest: readonly Robot[], criteria: SearchCriteria): OtherWords | null => {
  const asked = withoutUnlistable(criteria);
  if (asked !== criteria && searchRobots(newest, asked, null).length > 0) {
    return { kind: 'category', text: asked.text, radius: null };
  }
  const text = correctSpelling(newest, asked, null);
  return text === null ? null : { kind: 'spelling', text, radius: null };
};
