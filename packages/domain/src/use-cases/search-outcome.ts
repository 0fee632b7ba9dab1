import type { Coordinates } from '../geo/coordinates.ts';
import type { KnownPlace, PlaceSource } from '../geo/place.ts';
import type { UsState } from '../geo/us-states.ts';
import type { Ports, PublicPorts } from '../ports/ports.ts';
import type { SearchCursor } from '../robots/find-apart.ts';
import type { OtherName } from '../robots/best-match.ts';
import type { EmptyResultHints } from '../robots/empty-result-hints.ts';
import type { MatchCount } from '../robots/match-count.ts';
import type { Understood } from '../robots/read-sentence.ts';
import type { ListingOrder } from '../robots/robot-order.ts';
import type { SearchFilters, SearchOrigin } from '../robots/search-criteria.ts';
import type { FoundRobot } from '../robots/search-robots.ts';
import type { SearchSort } from '../robots/search-sort.ts';
import type { Miles } from '../units.ts';

/** What a search asks for, as it was typed or stands in a URL. */
export interface FindRobotsInput extends Omit<SearchFilters, 'category' | 'state' | 'partsOfWords'> {
  readonly location: string;
  /** As it is in the URL. */
  readonly category: string;
  readonly radius: Miles;
  /** The signed-in user's place, unless the user removed its chip (D2). */
  readonly profileOrigin: { readonly label: string; readonly coordinates: Coordinates } | null;
  /** 'nearest' without an origin means the best match first, or newest first without words. */
  readonly sort: SearchSort;
  /** The cursor of the previous answer; `null` at the start. */
  readonly after: SearchCursor | null;
  /** The most robots to return, at least 1; but of an order that is a single page, see `sortedAmong`. */
  readonly limit: number;
}

/** A search without its page. */
export type SearchedFor = Omit<FindRobotsInput, 'after' | 'limit'>;

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
export type Origin =
  | { readonly kind: 'near'; readonly origin: SearchOrigin; readonly place: OriginPlace }
  | {
      readonly kind: 'everywhere';
      readonly placeNotFound: PlaceNotFound | null;
      /** The state that was typed as the place, in which alone is searched (D618). */
      readonly state: UsState | null;
    };

/** What a search found, by where it looked. */
export type FindRobotsOutcome =
  /** The search had no criteria, so it finds nothing and the app makes suggestions (D1). */
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
      readonly sort: ListingOrder | 'best';
      /** The best matches are a single page (D54): of how many robots, if there are more; else `null`. */
      readonly sortedAmong: number | null;
    } & FoundPart);

/** A robot that a search found, and how it has the words (D54). */
export interface SearchResult extends FoundRobot {
  /** The parts of the words that it does not have, as typed; left out if it has all. */
  readonly missing?: readonly string[];
  /** The parts that it has by other names alone; left out if there are none. */
  readonly otherNames?: readonly OtherName[];
}

export interface FoundPart {
  /** Robots that have all words, or, where none has, those with most of them (D54). */
  readonly found: readonly SearchResult[];
  /** The parts of the words that no robot and no concept knows, as typed, if nothing was found for them. */
  readonly unknown: readonly string[];
  /** The sorts that the search offers, its usual one first. */
  readonly sorts: readonly SearchSort[];
  /** What was understood of the words (D54). */
  readonly understood: readonly Understood[];
  /** Whether `apart` are of some robots alone (D40): there may be more. */
  readonly partsOfWords: boolean;
  /** How many there are from this page on (D42). */
  readonly count: MatchCount;
  /**
   * After the last of `found`: robots that contain the words in another sense alone, within other words or denied (D40, D870). They are
   * not counted.
   */
  readonly apart: readonly FoundRobot[];
  /** Whether these are all that there is to show, of words that nobody knows as words: "ov". Else readers ask for them. */
  readonly isApartShown: boolean;
  /** `null` at the end. */
  readonly next: SearchCursor | null;
  readonly help: EmptyResultHints | null;
}

/** What a search reads. */
export type SearchPorts = Pick<PublicPorts, 'robots'> & Pick<Ports, 'places' | 'vocabulary'>;
