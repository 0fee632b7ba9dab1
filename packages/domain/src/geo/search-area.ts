import type { Miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { EARTH_RADIUS_MILES, RADIANS_PER_DEGREE, ROUNDED_BY } from './distance.ts';
import type { GeoBox } from './geo-box.ts';

/**
 * The boxes that together contain every point within a radius of an origin: one box, or two where the circle
 * crosses the antimeridian (D5).
 */
export interface SearchArea {
  readonly boxes: readonly [GeoBox] | readonly [GeoBox, GeoBox];
}

/** The area to fetch robots from. It contains every robot whose rounded distance is within the radius. */
export const searchArea = (origin: Coordinates, radius: Miles): SearchArea => {
  const reach = Math.max(0, radius + ROUNDED_BY) / EARTH_RADIUS_MILES;
  const south = origin.latitude - reach / RADIANS_PER_DEGREE;
  const north = origin.latitude + reach / RADIANS_PER_DEGREE;

  // An area that contains a pole needs every longitude.
  if (south <= -90 || north >= 90) {
    return { boxes: [{ south: Math.max(-90, south), north: Math.min(90, north), west: -180, east: 180 }] };
  }

  // The circle touches its outermost meridians closer to the pole than the origin, where meridians lie closer
  // together.
  const sine = Math.sin(reach) / Math.cos(origin.latitude * RADIANS_PER_DEGREE);
  const halfWidth = Math.asin(Math.min(1, sine)) / RADIANS_PER_DEGREE;
  const west = origin.longitude - halfWidth;
  const east = origin.longitude + halfWidth;

  if (west <= -180) {
    return {
      boxes: [
        { south, north, west: -180, east },
        { south, north, west: west + 360, east: 180 },
      ],
    };
  }
  if (east >= 180) {
    return {
      boxes: [
        { south, north, west, east: 180 },
        { south, north, west: -180, east: east - 360 },
      ],
    };
  }
  return { boxes: [{ south, north, west, east }] };
};

const boxContains = ({ south, north, west, east }: GeoBox, { latitude, longitude }: Coordinates): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Whether a point lies in one of the area's boxes, borders included. */
export const areaContains = (area: SearchArea, point: Coordinates): boolean =>
  area.boxes.some((box) => boxContains(box, point));
