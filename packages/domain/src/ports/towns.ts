import type { Coordinates } from '../geo/coordinates.ts';
import type { PlaceSuggestion } from '../geo/place.ts';

/** The towns that this device knows by itself, whatever service answers about places. */
export interface TownsPort {
  /**
   * The town nearest to a position, as a suggestion that the places port can geocode; `null` if none is
   * within 100 miles (D340). The position is sent nowhere.
   * @throws PortError `unavailable` when the towns could not be loaded.
   */
  nearestTown(position: Coordinates): Promise<PlaceSuggestion | null>;
}
