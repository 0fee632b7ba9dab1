import { countCharacters } from '../characters.ts';
import { comparableText } from '../comparable-text.ts';
import type { Coordinates } from './coordinates.ts';

/**
 * Sources that require attribution beside their places: Google by its terms, OpenStreetMap by its licence.
 */
export const PLACE_SOURCES = ['google', 'openstreetmap'] as const;
/** One of `PLACE_SOURCES`. */
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** A place name offered while a user types a location. */
export interface PlaceSuggestion {
  readonly placeId: string;
  /** The whole text, e.g. "Apex, NC, USA". */
  readonly description: string;
  /** The name alone, e.g. "Apex". */
  readonly mainText: string;
  /** What follows it, e.g. "NC, USA". */
  readonly secondaryText: string;
  /** The source to credit wherever this is shown; left out if none is required. */
  readonly source?: PlaceSource;
}

/** A place that an address resolves to. */
export interface KnownPlace {
  /** The text of its suggestion, e.g. "Apex, NC, USA". Looking this text up finds only this place. */
  readonly description: string;
  readonly coordinates: Coordinates;
  /** The source to credit wherever the description is shown; left out if none is required. */
  readonly source?: PlaceSource;
}

/** What an address resolves to (D41). */
export type PlaceAnswer =
  /** The most populous place of that name, and the other places of that name, the most populous first. */
  | { readonly kind: 'found'; readonly place: KnownPlace; readonly others: readonly KnownPlace[] }
  /** Nothing; `didYouMean` is a place that is nearly called so. */
  | { readonly kind: 'unknown'; readonly didYouMean: KnownPlace | null };

/** The answer for an address that resembles no place. */
export const UNKNOWN_PLACE: PlaceAnswer = { kind: 'unknown', didYouMean: null };

/** Coordinates, but only if the address has a single meaning: a guess must not be stored (D20). */
export const unambiguousCoordinates = (answer: PlaceAnswer): Coordinates | null =>
  answer.kind === 'found' && answer.others.length === 0 ? answer.place.coordinates : null;

/**
 * "Apex, NC" of "Apex, NC, USA". The country is dropped because every supported place is in the USA.
 *
 * @example
 * ```ts
 * shortPlaceName('Apex, NC, USA'); // => 'Apex, NC'
 * ```
 */
export const shortPlaceName = (description: string): string =>
  description.replace(/, (USA|United States)$/, '');

/** Suggestions are fetched from this many typed characters on (D111). */
export const MIN_SUGGESTION_LENGTH = 3;

/**
 * Whether the typed text is long enough to fetch suggestions. A blank at the end counts, because it ends a
 * word: "La " asks for La Crosse and not for Lakewood. Blanks at the beginning do not count, and a run of
 * blanks counts as one.
 */
export const isEnoughForSuggestions = (typed: string): boolean =>
  countCharacters(comparableText(typed)) >= MIN_SUGGESTION_LENGTH;

const COUNTRY = /USA|United States/;
const KIND_OF_PLACE = /City|Town|Village|County/;

/** Whether the text of a picked suggestion is specific enough to be located on a map (D111). */
export const isSpecificPlace = (text: string): boolean =>
  text.includes(',') || COUNTRY.test(text) || (text.length > 5 && KIND_OF_PLACE.test(text));

const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;

/**
 * Sorts suggestions: first those that begin with the typed text, compared as people read it, then the shorter
 * ones; equal ones keep their order (D111). A blank at the end of the typed text ends a word: "La " does not
 * match Lakewood.
 */
export const orderSuggestions = (
  typed: string,
  suggestions: readonly PlaceSuggestion[],
): readonly PlaceSuggestion[] => {
  const comparable = comparableText(typed);
  const prefix = comparable.trimEnd();
  const isWordEnded = comparable !== prefix;
  const rank = ({ description }: PlaceSuggestion): number => {
    const text = comparableText(description);
    if (!text.startsWith(prefix)) return 1;
    return isWordEnded && BEGINS_WITH_WORD.test(text.slice(prefix.length)) ? 1 : 0;
  };
  return [...suggestions].sort((a, b) => rank(a) - rank(b) || a.description.length - b.description.length);
};
