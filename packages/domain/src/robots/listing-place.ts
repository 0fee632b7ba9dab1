import type { Coordinates } from '../geo/coordinates.ts';
import { unambiguousCoordinates } from '../geo/place.ts';
import type { PlacesPort } from '../ports/places.ts';
import { err, ok, type Result } from '../result.ts';

/** Why a listing's location has no coordinates (D174); both kinds stop the submission. */
export type PlaceError = {
  /** `place-unknown`: the place is unknown or ambiguous. `geocoding-failed`: there was no answer. */
  readonly kind: 'place-unknown' | 'geocoding-failed';
  readonly location: string;
};

/** Geocodes a listing's location. */
export const locate = async (
  places: PlacesPort,
  location: string,
): Promise<Result<Coordinates, PlaceError>> => {
  try {
    const coordinates = unambiguousCoordinates(await places.geocode(location));
    return coordinates === null ? err({ kind: 'place-unknown', location }) : ok(coordinates);
  } catch {
    return err({ kind: 'geocoding-failed', location });
  }
};
