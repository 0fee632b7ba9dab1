import type { Coordinates } from '../geo/coordinates.ts';
import type { PlaceSuggestion } from '../geo/place.ts';

export interface PlacesPort {
  /**
   * Places whose name starts with or contains the text, in the specification's order
   * (prefix matches first, then the shorter description). Under 3 characters: none.
   * All of one answer have the same source, if any.
   * Never rejects: a failure is an empty list (specification §7).
   */
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;

  /**
   * Where a place lies. `null` when it is unknown or ambiguous, or the service answers with an error (specification §7).
   * @throws PortError `unavailable` when there was no answer at all.
   */
  geocode(address: string): Promise<Coordinates | null>;
}
