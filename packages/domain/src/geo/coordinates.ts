/**
 * A point on the globe in degrees. 0° is a valid value, so a missing point is `null` and never a falsy check
 * (D5).
 */
export interface Coordinates {
  /** −90 (south pole) to 90 (north pole). */
  readonly latitude: number;
  /** −180 to 180, east positive. */
  readonly longitude: number;
}

/** A point from two numbers of unknown origin; `null` unless both are finite and in range. */
export const coordinates = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;

/** The same meridian between −180° and 180°, for any finite number of degrees. */
export const normalizeLongitude = (degrees: number): number => {
  if (Math.abs(degrees) <= 180) return degrees;
  const turn = (degrees + 180) % 360;
  return turn < 0 ? turn + 180 : turn - 180;
};
