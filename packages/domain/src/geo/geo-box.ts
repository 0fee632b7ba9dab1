import type { Miles } from '../units.ts';
import { miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { EARTH_RADIUS_MILES, haversineMiles, RADIANS_PER_DEGREE } from './distance.ts';

/** A rectangle of latitudes and longitudes in degrees, borders included; `west <= east` always. */
export interface GeoBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Larger than the rounding errors here and in the haversine: relative, and in miles. */
const RELATIVE_ERROR = 1e-7;
const ABSOLUTE_ERROR = 1e-6;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The difference of two longitudes on the shorter way, 0 to 180. */
const apart = (a: number, b: number): number => {
  const difference = Math.abs(a - b) % 360;
  return difference > 180 ? 360 - difference : difference;
};

const isBetweenMeridians = ({ west, east }: GeoBox, longitude: number): boolean =>
  (longitude >= west && longitude <= east) ||
  (longitude + 360 >= west && longitude + 360 <= east) ||
  (longitude - 360 >= west && longitude - 360 <= east);

/** The latitude at which a meridian, so many degrees away, is nearest to the origin; beyond ±90 if a pole is. */
const nearestLatitude = (latitude: number, away: number): number =>
  Math.atan2(
    Math.sin(latitude * RADIANS_PER_DEGREE),
    Math.cos(latitude * RADIANS_PER_DEGREE) * Math.cos(away * RADIANS_PER_DEGREE),
  ) / RADIANS_PER_DEGREE;

/**
 * A lower bound of the distances from the origin to the points of a box, and almost the smallest one: the
 * haversine of no point in the box is smaller. 0 if the origin is in the box. It is right across the
 * antimeridian and at the poles (D5).
 */
export const nearestInBox = (origin: Coordinates, box: GeoBox): Miles => {
  const { latitude, longitude } = origin;
  const { south, north, west, east } = box;
  const away = isBetweenMeridians(box, longitude)
    ? 0
    : Math.min(apart(longitude, west), apart(longitude, east));
  if (away === 0 && latitude >= south && latitude <= north) return miles(0);
  const from = { latitude, longitude: 0 };
  const distanceTo = (at: number): Miles => haversineMiles(from, { latitude: at, longitude: away });
  // Along a meridian the distance has one minimum, and none between two latitudes that do not enclose it.
  const nearest = distanceTo(clamp(nearestLatitude(latitude, away), south, north));
  // On the other side of the globe the minimum is beyond a pole, which is near to either latitude.
  const smallest = away <= 90 ? nearest : Math.min(nearest, distanceTo(south), distanceTo(north));
  return miles(Math.max(0, smallest * (1 - RELATIVE_ERROR) - ABSOLUTE_ERROR));
};

/**
 * An upper bound of the distances from the origin to the points of a box: the haversine of no point in the box
 * is larger. Almost the largest one for boxes on the origin's side of the globe; half the circumference for
 * others.
 */
export const farthestInBox = (origin: Coordinates, box: GeoBox): Miles => {
  const { latitude, longitude } = origin;
  const { south, north, west, east } = box;
  const away = isBetweenMeridians(box, longitude + 180)
    ? 180
    : Math.max(apart(longitude, west), apart(longitude, east));
  // Beyond a quarter of the globe the distance along a meridian may be largest between the two latitudes.
  if (away > 90) return miles(Math.PI * EARTH_RADIUS_MILES);
  const from = { latitude, longitude: 0 };
  const largest = Math.max(
    haversineMiles(from, { latitude: south, longitude: away }),
    haversineMiles(from, { latitude: north, longitude: away }),
  );
  return miles(largest * (1 + RELATIVE_ERROR) + ABSOLUTE_ERROR);
};
