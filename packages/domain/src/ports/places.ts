import type { PlaceAnswer, PlaceSuggestion } from '../geo/place.ts';

export interface PlacesPort {
  /**
   * Places whose name starts with or contains the text, in the specification's order
   * (prefix matches first, then the shorter description). Under 3 characters: none; a blank at the end is one.
   * A whole ZIP code: its own place. All of one answer have the same source, if any.
   * Never rejects: a failure is an empty list (D110).
   */
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;

  /**
   * What an address means: of several places of the name the most populous, with the others beside it; a ZIP code's
   * place; or nothing, with the place that is nearly called so (D41). Nothing, too, when the service answers with an
   * error (D113).
   * @throws PortError `unavailable` when there was no answer at all.
   */
  geocode(address: string): Promise<PlaceAnswer>;
}
