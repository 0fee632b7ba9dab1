import { miles, type Miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';

/** The earth's radius in miles that every distance uses (D4). */
export const EARTH_RADIUS_MILES = miles(3959);

export const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * The great-circle distance, not rounded; results are sorted by it (D4). Always between 0 and half of the
 * earth's circumference, also for antipodes, where rounding could exceed it.
 *
 * @example
 * ```ts
 * const pole = { latitude: 90, longitude: 0 };
 * const equator = { latitude: 0, longitude: 0 };
 * Math.round(haversineMiles(pole, equator)); // => 6219
 * ```
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

/** Rounds a distance to a tenth of a mile. "Within the radius" is decided by the rounded value (D4). */
export const roundMiles = (distance: Miles): Miles => miles(Math.round(distance * 10) / 10);

/**
 * By how many miles a distance and its rounded value may differ (D4): half of a tenth, and a little for what arithmetic rounds. So what
 * is shown within a radius is nearer than the radius and this, and what is nearer than the radius by this is shown.
 */
export const ROUNDED_BY = 0.051;
