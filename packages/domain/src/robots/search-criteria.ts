import type { Coordinates } from '../geo/coordinates.ts';
import type { UsState } from '../geo/us-states.ts';
import type { DayRange } from '../dates/calendar-day.ts';
import type { Days, Miles } from '../units.ts';
import type { CategoryFilter } from './category.ts';
import type { PriceBounds } from './price-filter.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a search filters by, apart from its place. `FILTERS` says what each of them means. */
export interface SearchFilters {
  /** Searched in name, category, features and description, by what it means (D54); blank matches all (D40). */
  readonly text: string;
  readonly category: CategoryFilter;
  readonly price: PriceBounds;
  /** How long the robot is wanted; `null`, or left out, for any length (D341). */
  readonly days?: Days | null;
  /** The days on which the robot must be free; `null`, or left out, for any (D692). */
  readonly dates?: DayRange | null;
  /** The state in which the robot must be; `null`, or left out, for any place (D618). */
  readonly state?: UsState | null;
  /** In place of `text`: the robots that contain it only in another sense (D870); `null`, or left out, for any. */
  readonly partsOfWords?: PartsOfWords | null;
}

/** Words that a robot must contain in another sense than theirs (`createPartsPredicate`). */
export interface PartsOfWords {
  readonly text: string;
  /** Whether a backend that cannot look into words is asked for those with which a word of a name begins. */
  readonly withBeginnings: boolean;
}

/** The conditions that a robot must meet, apart from its place. */
export interface SearchCriteria extends SearchFilters {
  /** What words mean; left out, each word stands for itself alone. */
  readonly vocabulary?: Vocabulary;
}

/** The point to measure from, and how far from it a robot may be (D1). */
export interface SearchOrigin {
  readonly coordinates: Coordinates;
  readonly radius: Miles;
}

/** The parameters of a search in an address, in the order in which they are written (D8). */
export const SEARCH_PARAMS = [
  'query',
  'location',
  'distance',
  'category',
  'minPrice',
  'maxPrice',
  'days',
  'from',
  'to',
  'sort',
  'near',
] as const;

/** The name of one of `SEARCH_PARAMS`. */
export type SearchParam = (typeof SEARCH_PARAMS)[number];

/** A search as it was typed or stands in an address; what is left out is blank. */
export type TypedSearch = { readonly [Name in SearchParam]?: string | undefined };
