import type { Coordinates } from '../geo/coordinates.ts';
import { searchArea } from '../geo/search-area.ts';
import type { PlacesPort } from '../ports/places.ts';
import type { Ports } from '../ports/ports.ts';
import type { RobotCursor, RobotsPort } from '../ports/robots.ts';
import { ok, type Result } from '../result.ts';
import { parseCategory } from '../robots/category.ts';
import type { PriceBounds } from '../robots/price-filter.ts';
import { hasCriteria, type SearchCriteria, type SearchOrigin } from '../robots/search-criteria.ts';
import { searchRobots, type FoundRobot } from '../robots/search-robots.ts';
import type { Miles } from '../units.ts';
import { findNewest, listingCategory } from './find-newest.ts';
import { portFailure, type PortFailure } from './port-failure.ts';
import { hintsEverywhere, hintsNear, type EmptyResultHints } from './empty-result-hints.ts';

export interface FindRobotsInput {
  readonly text: string;
  readonly location: string;
  /** As it stands in the URL. */
  readonly category: string;
  readonly radius: Miles;
  readonly price: PriceBounds;
  /** The signed-in user's place, unless they removed its chip (D2). */
  readonly profileOrigin: { readonly label: string; readonly coordinates: Coordinates } | null;
  /** Where the last answer ended; `null` at the start. Only without an origin are there more pages. */
  readonly after: RobotCursor | null;
  /** How many robots at the most without an origin; at least 1. */
  readonly limit: number;
}

export type FindRobotsOutcome =
  /** Nothing was asked for (D1). */
  | { readonly kind: 'no-criteria' }
  /** Around a place, nearest first. */
  | {
      readonly kind: 'near';
      readonly label: string;
      readonly isProfile: boolean;
      readonly origin: SearchOrigin;
      readonly found: readonly FoundRobot[];
      readonly help: EmptyResultHints | null;
    }
  /** Newest first; `placeNotFound` is the location that did not geocode (D2). */
  | {
      readonly kind: 'everywhere';
      readonly placeNotFound: string | null;
      readonly found: readonly FoundRobot[];
      readonly next: RobotCursor | null;
      readonly help: EmptyResultHints | null;
    };

interface Place {
  readonly label: string;
  readonly isProfile: boolean;
  readonly coordinates: Coordinates;
}

/** Searches the way D1 and D2 describe. `help` is there when nothing was found and it could be had. */
export const findRobots =
  ({ robots, places }: Pick<Ports, 'robots' | 'places'>) =>
  async (input: FindRobotsInput): Promise<Result<FindRobotsOutcome, PortFailure>> => {
    const { text, price, profileOrigin, radius } = input;
    const location = input.location.trim();
    const criteria = { text, price, category: parseCategory(input.category) };
    if (!hasCriteria({ ...criteria, location })) return ok({ kind: 'no-criteria' });
    try {
      const profilePlace = profileOrigin && { ...profileOrigin, isProfile: true };
      const place = location === '' ? profilePlace : await geocoded(places, location);
      return ok(
        place
          ? await findNear(robots, criteria, place, radius)
          : await findEverywhere(robots, criteria, location || null, input),
      );
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

const geocoded = async (places: PlacesPort, label: string): Promise<Place | null> => {
  const coordinates = await places.geocode(label).catch(() => null);
  return coordinates && { label, isProfile: false, coordinates };
};

const findNear = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  { label, isProfile, coordinates }: Place,
  radius: Miles,
): Promise<FindRobotsOutcome> => {
  const origin = { coordinates, radius };
  const listed = await robots.listWithin(searchArea(coordinates, radius), listingCategory(criteria));
  const found = searchRobots(listed, criteria, origin);
  const help = found.length > 0 ? null : await hintsNear(robots, criteria, origin);
  return { kind: 'near', label, isProfile, origin, found, help };
};

const findEverywhere = async (
  robots: RobotsPort,
  criteria: SearchCriteria,
  placeNotFound: string | null,
  { after, limit }: FindRobotsInput,
): Promise<FindRobotsOutcome> => {
  const { found, next } = await findNewest(robots, criteria, after, limit);
  const isEmpty = found.length === 0 && next === null && after === null;
  const help = isEmpty ? await hintsEverywhere(robots, criteria) : null;
  return { kind: 'everywhere', placeNotFound, found, next, help };
};
