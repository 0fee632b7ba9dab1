import type { Coordinates } from '../geo/coordinates.ts';
import { onlyPlace } from '../geo/place.ts';
import type { PlacesPort } from '../ports/places.ts';
import { err, ok, type Result } from '../result.ts';

/** Why a listing's location has no coordinates (D174); either stops the submission. */
export type PlaceError = {
  /** The place is not known or the text may mean several, or there was no answer. */
  readonly kind: 'place-unknown' | 'geocoding-failed';
  readonly location: string;
};

/** Where a listing's location lies. */
export const locate = async (
  places: PlacesPort,
  location: string,
): Promise<Result<Coordinates, PlaceError>> => {
  try {
    const coordinates = onlyPlace(await places.geocode(location));
    return coordinates === null ? err({ kind: 'place-unknown', location }) : ok(coordinates);
  } catch {
    return err({ kind: 'geocoding-failed', location });
  }
};
