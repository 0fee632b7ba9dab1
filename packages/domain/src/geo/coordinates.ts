/**
 * A point on the globe in degrees. 0° is a valid value, so a missing point is `null` and never a falsy check
 * (D5).
 *
 * @example
 * ```ts
 * const apex: Coordinates = { latitude: 35.7327, longitude: -78.8503 };
 * const cary: Coordinates = { latitude: 35.7915, longitude: -78.7811 };
 * Math.round(haversineMiles(apex, cary)); // => 6
 * ```
 */
export interface Coordinates {
  /** −90 (south pole) to 90 (north pole). */
  readonly latitude: number;
  /** −180 to 180, east positive. */
  readonly longitude: number;
}

/**
 * A point from two numbers of unknown origin; `null` unless both are finite and in range.
 *
 * @example
 * ```ts
 * coordinates(35.7327, -78.8503); // => { latitude: 35.7327, longitude: -78.8503 }
 * coordinates(91, 0); // => null
 * ```
 */
export const coordinates = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;

/** The same meridian between −180° and 180°, for any finite number of degrees. */
export const normalizeLongitude = (degrees: number): number => {
  if (Math.abs(degrees) <= 180) return degrees;
  const turn = (degrees + 180) % 360;
  return turn < 0 ? turn + 180 : turn - 180;
};
