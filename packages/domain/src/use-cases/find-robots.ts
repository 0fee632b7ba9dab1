import type { Coordinates } from '../geo/coordinates.ts';
import { UNKNOWN_PLACE, type KnownPlace, type PlaceSource } from '../geo/place.ts';
import { searchArea } from '../geo/search-area.ts';
import type { Ports, PublicPorts } from '../ports/ports.ts';
import type { PublicRobotsPort, RobotCursor } from '../ports/robots.ts';
import { ok, type Result } from '../result.ts';
import { parseCategory } from '../robots/category.ts';
import { exactly, type MatchCount } from '../robots/match-count.ts';
import type { PriceBounds } from '../robots/price-filter.ts';
import { hasCriteria, type SearchCriteria, type SearchOrigin } from '../robots/search-criteria.ts';
import { searchRobots, type FoundRobot } from '../robots/search-robots.ts';
import type { Days, Miles } from '../units.ts';
import { findNewest, listingCategory } from '../robots/find-newest.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import { hintsEverywhere, hintsNear, type EmptyResultHints } from '../robots/empty-result-hints.ts';

export interface FindRobotsInput {
  readonly text: string;
  readonly location: string;
  /** As it is in the URL. */
  readonly category: string;
  readonly radius: Miles;
  readonly price: PriceBounds;
  /** How long the robot is wanted; `null`, or left out, for any length (D341). */
  readonly days?: Days | null;
  /** The signed-in user's place, unless the user removed its chip (D2). */
  readonly profileOrigin: { readonly label: string; readonly coordinates: Coordinates } | null;
  /**
   * The cursor of the previous answer; `null` at the start. Only a search without an origin has further
   * pages.
   */
  readonly after: RobotCursor | null;
  /** The most robots to return without an origin; at least 1. */
  readonly limit: number;
}

/** The origin of a search, named by the places service or by the profile. */
export interface OriginPlace {
  readonly label: string;
  readonly isProfile: boolean;
  /** Other places of the same name, the most populous first (D41). */
  readonly others: readonly KnownPlace[];
  /** The source to credit beside the label and the others. */
  readonly source: PlaceSource | null;
}

/** A location that is unknown (D2), and the place with the most similar name (D41). */
export interface PlaceNotFound {
  readonly location: string;
  readonly didYouMean: KnownPlace | null;
}

export type FindRobotsOutcome =
  /** The search had no criteria (D1). */
  | { readonly kind: 'no-criteria' }
  /** Around a place, nearest first. */
  | ({
      readonly kind: 'near';
      readonly origin: SearchOrigin;
      readonly found: readonly FoundRobot[];
      readonly count: MatchCount;
      readonly help: EmptyResultHints | null;
    } & OriginPlace)
  /** Newest first; `count` says how many there are from here on (D42). */
  | {
      readonly kind: 'everywhere';
      readonly placeNotFound: PlaceNotFound | null;
      readonly found: readonly FoundRobot[];
      readonly count: MatchCount;
      readonly next: RobotCursor | null;
      readonly help: EmptyResultHints | null;
    };

/**
 * Searches as D1 and D2 describe. `help` is set when no robot was found so far and the hints could be read.
 */
export const findRobots =
  ({ robots, places }: Pick<PublicPorts, 'robots'> & Pick<Ports, 'places'>) =>
  async (input: FindRobotsInput): Promise<Result<FindRobotsOutcome, PortFailure>> => {
    const { text, price, days = null, profileOrigin, radius } = input;
    const location = input.location.trim();
    const criteria = { text, price, days, category: parseCategory(input.category) };
    if (!hasCriteria({ ...criteria, location })) return ok({ kind: 'no-criteria' });
    try {
      if (location === '' && profileOrigin) {
        const { label, coordinates } = profileOrigin;
        const place = { label, isProfile: true, others: [], source: null };
        return ok(await findNear(robots, criteria, place, { coordinates, radius }));
      }
      if (location === '') return ok(await findEverywhere(robots, criteria, null, input));
      const answer = await places.geocode(location).catch(() => UNKNOWN_PLACE);
      if (answer.kind === 'unknown') {
        const placeNotFound = { location, didYouMean: answer.didYouMean };
        return ok(await findEverywhere(robots, criteria, placeNotFound, input));
      }
      const { description: label, coordinates, source = null } = answer.place;
      const place = { label, isProfile: false, others: answer.others, source };
      return ok(await findNear(robots, criteria, place, { coordinates, radius }));
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

const findNear = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  place: OriginPlace,
  origin: SearchOrigin,
): Promise<FindRobotsOutcome> => {
  const area = searchArea(origin.coordinates, origin.radius);
  const listed = await robots.listWithin(area, listingCategory(criteria));
  const found = searchRobots(listed, criteria, origin);
  const help = found.length > 0 ? null : await hintsNear(robots, criteria, origin);
  return { kind: 'near', ...place, origin, found, count: exactly(found.length), help };
};

const findEverywhere = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  placeNotFound: PlaceNotFound | null,
  { after, limit }: FindRobotsInput,
): Promise<FindRobotsOutcome> => {
  const { read, ...answer } = await findNewest(robots, criteria, after, limit);
  const isEmpty = answer.found.length === 0 && after === null;
  const help = isEmpty ? await hintsEverywhere(robots, criteria, read) : null;
  return { kind: 'everywhere', placeNotFound, ...answer, help };
};
