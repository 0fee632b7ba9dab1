/** A point on the globe in degrees. 0° is a real place: absence is `null`, never falsiness (D5). */
export interface Coordinates {
  /** −90 (south pole) to 90 (north pole). */
  readonly latitude: number;
  /** −180 to 180, east positive. */
  readonly longitude: number;
}
