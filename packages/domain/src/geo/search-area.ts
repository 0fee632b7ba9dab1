/** A rectangle of latitudes and longitudes in degrees; `west <= east` always. */
export interface GeoBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/**
 * The boxes that together hold every point within a radius of an origin: one, or two
 * where the circle crosses the antimeridian (D5). Never empty, never more than two.
 */
export interface SearchArea {
  readonly boxes: readonly [GeoBox] | readonly [GeoBox, GeoBox];
}
