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

/** From how many typed characters on suggestions are fetched (specification §5). */
export const MIN_SUGGESTION_LENGTH = 3;

const COUNTRY = /USA|United States/;
const KIND_OF_PLACE = /City|Town|Village|County/;

/** Whether a picked suggestion's text says enough to find the place on a map (specification §5). */
export const isSpecificPlace = (text: string): boolean =>
  text.includes(',') || COUNTRY.test(text) || (text.length > 5 && KIND_OF_PLACE.test(text));

/** Those that begin with what was typed first, then the shorter; equals stay in order (specification §7). */
export const orderSuggestions = (
  typed: string,
  suggestions: readonly PlaceSuggestion[],
): readonly PlaceSuggestion[] => {
  const prefix = typed.trim().toLowerCase();
  const rank = ({ description }: PlaceSuggestion): number =>
    description.toLowerCase().startsWith(prefix) ? 0 : 1;
  return [...suggestions].sort((a, b) => rank(a) - rank(b) || a.description.length - b.description.length);
};
