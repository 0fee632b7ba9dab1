import type { Coordinates } from '../geo/coordinates.ts';
import { UNKNOWN_PLACE, type KnownPlace, type PlaceSource } from '../geo/place.ts';
import { stateNamed, type UsState } from '../geo/us-states.ts';
import type { Ports, PublicPorts } from '../ports/ports.ts';
import type { RankedCursor } from '../ports/robots.ts';
import { ok, type Result } from '../result.ts';
import { parseCategory } from '../robots/category.ts';
import { findInOrder } from '../robots/find-in-order.ts';
import { findNear, findNearInOrder, SORTED_NEAREST } from '../robots/find-near.ts';
import type { MatchCount } from '../robots/match-count.ts';
import { nearPlaceInWords } from '../robots/near-place-in-words.ts';
import type { PriceBounds } from '../robots/price-filter.ts';
import { priceInWords } from '../robots/price-in-words.ts';
import { hasCriteria, type SearchCriteria, type SearchOrigin } from '../robots/search-criteria.ts';
import type { FoundRobot } from '../robots/search-robots.ts';
import { orderWithoutOrigin, type SearchSort } from '../robots/search-sort.ts';
import type { ListingOrder } from '../robots/robot-order.ts';
import type { Days, Miles } from '../units.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import { hintsEverywhere, hintsNear, type EmptyResultHints } from '../robots/empty-result-hints.ts';

/** What a search asks for, as it was typed or stands in a URL. */
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
  /** 'nearest' without an origin means newest first. */
  readonly sort: SearchSort;
  /** The cursor of the previous answer; `null` at the start. */
  readonly after: RankedCursor | null;
  /** The most robots to return, at least 1; but near a place in another order than by distance, see `sortedAmong`. */
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

/** Where a search looks: around a place, or anywhere. */
type Origin =
  | { readonly kind: 'near'; readonly origin: SearchOrigin; readonly place: OriginPlace }
  | {
      readonly kind: 'everywhere';
      readonly placeNotFound: PlaceNotFound | null;
      /** The state that was typed as the place, in which alone is searched (D618). */
      readonly state: UsState | null;
    };

/** What a search found, by where it looked. */
export type FindRobotsOutcome =
  /** The search had no criteria (D1). */
  | { readonly kind: 'no-criteria' }
  /** Around a place. */
  | ({
      readonly kind: 'near';
      readonly origin: SearchOrigin;
      readonly sort: SearchSort;
      /**
       * Another order than by distance has a single page. If there are more robots within the radius than are
       * read for it, this is how many of the nearest ones were; else `null` (D360).
       */
      readonly sortedAmong: number | null;
    } & FoundPart &
      OriginPlace)
  /** Anywhere. */
  | ({
      readonly kind: 'everywhere';
      readonly placeNotFound: PlaceNotFound | null;
      /** The state that was typed as the place, in which alone was searched (D618). */
      readonly state: UsState | null;
      readonly sort: ListingOrder;
    } & FoundPart);

interface FoundPart {
  readonly found: readonly FoundRobot[];
  /** How many there are from this page on (D42). */
  readonly count: MatchCount;
  /** `null` at the end. */
  readonly next: RankedCursor | null;
  readonly help: EmptyResultHints | null;
}

type SearchPorts = Pick<PublicPorts, 'robots'> & Pick<Ports, 'places'>;

/**
 * Searches as D1 and D2 describe. `help` is set when no robot was found so far and the hints could be read.
 */
export const findRobots =
  (ports: SearchPorts) =>
  async (input: FindRobotsInput): Promise<Result<FindRobotsOutcome, PortFailure>> => {
    const criteria = criteriaOf(input);
    if (!hasCriteria({ ...criteria, location: input.location })) return ok({ kind: 'no-criteria' });
    try {
      const where = await findOrigin(ports.places, input);
      return ok(
        where.kind === 'near'
          ? await findAround(ports, criteria, where.place, where.origin, input)
          : await findEverywhere(ports, criteria, where.placeNotFound, input),
      );
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

/** The conditions of a search, apart from its origin. */
export const criteriaOf = ({
  text,
  location,
  price,
  days = null,
  category,
}: Omit<FindRobotsInput, 'after' | 'limit'>): SearchCriteria => ({
  text,
  price,
  days,
  category: parseCategory(category),
  state: stateNamed(location),
});

/** Where a search looks (D2); anywhere if its place is unknown or cannot be looked up. */
export const findOrigin = async (
  places: Ports['places'],
  { location: typed, profileOrigin, radius }: Pick<FindRobotsInput, 'location' | 'profileOrigin' | 'radius'>,
): Promise<Origin> => {
  const location = typed.trim();
  if (location === '' && profileOrigin) {
    const { label, coordinates } = profileOrigin;
    const place = { label, isProfile: true, others: [], source: null };
    return { kind: 'near', place, origin: { coordinates, radius } };
  }
  const state = stateNamed(location);
  if (location === '' || state) return { kind: 'everywhere', placeNotFound: null, state };
  const answer = await places.geocode(location).catch(() => UNKNOWN_PLACE);
  if (answer.kind === 'unknown')
    return { kind: 'everywhere', placeNotFound: { location, didYouMean: answer.didYouMean }, state };
  const { description: label, coordinates, source = null } = answer.place;
  const place = { label, isProfile: false, others: answer.others, source };
  return { kind: 'near', place, origin: { coordinates, radius } };
};

const findAround = async (
  ports: SearchPorts,
  criteria: SearchCriteria,
  place: OriginPlace,
  origin: SearchOrigin,
  input: FindRobotsInput,
): Promise<FindRobotsOutcome> => {
  const { robots } = ports;
  const { sort, after, limit } = input;
  const { read, isAllRead, ...page } = await (sort === 'nearest'
    ? findNear(robots, criteria, origin, after, limit)
    : findNearInOrder(robots, criteria, origin, sort));
  const sortedAmong = sort === 'nearest' || isAllRead ? null : SORTED_NEAREST;
  const isEmpty = page.found.length === 0 && after === null;
  const help = isEmpty
    ? await withPlaceInWords(ports, criteria, input, hintsNear(robots, criteria, origin, { read, isAllRead }))
    : null;
  return { kind: 'near', ...place, origin, sort, sortedAmong, ...page, help };
};

const findEverywhere = async (
  ports: SearchPorts,
  criteria: SearchCriteria,
  placeNotFound: PlaceNotFound | null,
  input: FindRobotsInput,
): Promise<FindRobotsOutcome> => {
  const { robots } = ports;
  const { sort: asked, after, limit } = input;
  const sort = orderWithoutOrigin(asked);
  const { read, ...page } = await findInOrder(robots, criteria, sort, after, limit);
  const isEmpty = page.found.length === 0 && after === null;
  const help = isEmpty
    ? await withPlaceInWords(
        ports,
        criteria,
        input,
        hintsEverywhere(robots, criteria, sort === 'newest' ? read : null),
      )
    : null;
  return { kind: 'everywhere', placeNotFound, state: criteria.state ?? null, sort, ...page, help };
};

/** The hints, with a search near a place that the words name if no place was typed and no price is in them (D567). */
const withPlaceInWords = async (
  { robots, places }: SearchPorts,
  criteria: SearchCriteria,
  { location, radius }: FindRobotsInput,
  reading: Promise<EmptyResultHints | null>,
): Promise<EmptyResultHints | null> => {
  if (location.trim() !== '' || priceInWords(criteria.text) !== null) return reading;
  const [hints, inWords] = await Promise.all([
    reading,
    // Hints must not fail a search.
    nearPlaceInWords(robots, places, criteria, radius).catch(() => null),
  ]);
  return hints && inWords ? { ...hints, otherWords: inWords } : hints;
};
