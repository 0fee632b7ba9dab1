import type { PlaceAnswer, PlaceSuggestion } from '../geo/place.ts';

/**
 * Places by their names.
 *
 * @example
 * ```ts
 * const nowhere: PlacesPort = { suggest: async () => [], geocode: async () => UNKNOWN_PLACE };
 * await nowhere.suggest('Apex'); // => []
 * ```
 */
export interface PlacesPort {
  /**
   * Places whose name starts with or contains the text, in the order of D111 (prefix matches first, then the
   * shorter description). None for less than 3 characters; a blank at the end counts as one. A complete ZIP
   * code gives its own place. All suggestions of one answer have the same source, if any. Never rejects: a
   * failure gives an empty list (D110).
   */
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;

  /**
   * Resolves an address: the most populous place of the name with the others of that name, the place of a ZIP
   * code, or nothing with the most similar name (D41). Also nothing when the service answers with an error
   * (D113).
   * @throws PortError `unavailable` when there was no answer.
   */
  geocode(address: string): Promise<PlaceAnswer>;
}
