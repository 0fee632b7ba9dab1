import { miles, type Miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';

/** The earth's radius as the product measures it (D4). */
export const EARTH_RADIUS_MILES = miles(3959);

export const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * The great-circle distance, not rounded: what results are sorted by (D4).
 * Between 0 and half the earth's circumference, whatever rounding does to antipodes.
 */
export const haversineMiles = (a: Coordinates, b: Coordinates): Miles => {
  const latitudeSine = Math.sin(((b.latitude - a.latitude) * RADIANS_PER_DEGREE) / 2);
  const longitudeSine = Math.sin(((b.longitude - a.longitude) * RADIANS_PER_DEGREE) / 2);
  const haversine =
    latitudeSine * latitudeSine +
    Math.cos(a.latitude * RADIANS_PER_DEGREE) *
      Math.cos(b.latitude * RADIANS_PER_DEGREE) *
      (longitudeSine * longitudeSine);
  return miles(2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine))));
};

/** A distance to the tenth of a mile: what decides "within the radius" (D4). */
export const roundMiles = (distance: Miles): Miles => miles(Math.round(distance * 10) / 10);
