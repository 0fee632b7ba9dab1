import type { Coordinates } from '../geo/coordinates.ts';
import type { KnownPlace, PlaceSuggestion } from '../geo/place.ts';

/** A populated place, by which people find their way on a map. */
export interface Town extends KnownPlace {
  /** The number of inhabitants, exact to a fifth. */
  readonly population: number;
}

/** The towns that this device knows by itself, whatever service answers about places. */
export interface TownsPort {
  /**
   * The town nearest to a position, as a suggestion that the places port can geocode; `null` if none is
   * within 100 miles (D340). The position is sent nowhere.
   * @throws PortError `unavailable` when the towns could not be loaded.
   */
  nearestTown(position: Coordinates): Promise<PlaceSuggestion | null>;

  /**
   * All towns, the most populous first: a map names them (D380). Each is found by its description.
   * @throws PortError `unavailable` when the towns could not be loaded.
   */
  list(): Promise<readonly Town[]>;
}
