import { countCharacters } from '../characters.ts';
import { comparableText } from '../comparable-text.ts';
import type { Coordinates } from './coordinates.ts';

/** Who wants to be named beside places of theirs: Google by its terms, OpenStreetMap by its licence. */
export const PLACE_SOURCES = ['google', 'openstreetmap'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** A place name offered while somebody types a location. */
export interface PlaceSuggestion {
  readonly placeId: string;
  /** The whole text, e.g. "Apex, NC, USA". */
  readonly description: string;
  /** The name alone, e.g. "Apex". */
  readonly mainText: string;
  /** What follows it, e.g. "NC, USA". */
  readonly secondaryText: string;
  /** Who is to be named wherever this is shown; nobody if it is left out. */
  readonly source?: PlaceSource;
}

/** A place that an address means. */
export interface KnownPlace {
  /** As a suggestion of it reads, e.g. "Apex, NC, USA"; as an address it means this place alone. */
  readonly description: string;
  readonly coordinates: Coordinates;
  /** Who is to be named wherever the description is shown; nobody if it is left out. */
  readonly source?: PlaceSource;
}

/** What an address means (D41). */
export type PlaceAnswer =
  /** The most populous place of that name, and the others that have it, the most populous first. */
  | { readonly kind: 'found'; readonly place: KnownPlace; readonly others: readonly KnownPlace[] }
  /** Nothing; `didYouMean` is a place that is nearly called so. */
  | { readonly kind: 'unknown'; readonly didYouMean: KnownPlace | null };

export const UNKNOWN_PLACE: PlaceAnswer = { kind: 'unknown', didYouMean: null };

/** Where the place lies, if the address means one place alone: what is stored must not be a guess (D20). */
export const onlyPlace = (answer: PlaceAnswer): Coordinates | null =>
  answer.kind === 'found' && answer.others.length === 0 ? answer.place.coordinates : null;

/** "Apex, NC" of "Apex, NC, USA": every place here lies in that country. */
export const shortPlaceName = (description: string): string =>
  description.replace(/, (USA|United States)$/, '');

/** From how many typed characters on suggestions are fetched (D111). */
export const MIN_SUGGESTION_LENGTH = 3;

/**
 * Whether enough is typed to fetch suggestions for. A blank at the end counts, because it ends a word: "La "
 * asks for La Crosse and not for Lakewood. Blanks at the beginning and a run of blanks do not.
 */
export const isEnoughForSuggestions = (typed: string): boolean =>
  countCharacters(comparableText(typed)) >= MIN_SUGGESTION_LENGTH;

const COUNTRY = /USA|United States/;
const KIND_OF_PLACE = /City|Town|Village|County/;

/** Whether a picked suggestion's text says enough to find the place on a map (D111). */
export const isSpecificPlace = (text: string): boolean =>
  text.includes(',') || COUNTRY.test(text) || (text.length > 5 && KIND_OF_PLACE.test(text));

const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;

/**
 * Those that begin with what was typed first, compared as people read it; a blank at its end ends a
 * word: after "La " Lakewood does not. Then the shorter; equals stay in order (D111).
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
