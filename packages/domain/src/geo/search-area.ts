import type { Miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { EARTH_RADIUS_MILES, RADIANS_PER_DEGREE } from './distance.ts';

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

/** A distance up to this much above the radius still rounds down to it (D4). */
const ROUNDING = 0.05;
/** Far more than the arithmetic here and in the haversine can err, far less than anybody would notice. */
const SLACK = 1 + 1e-7;

/** The area to fetch robots from, so that none is lost whose rounded distance is within the radius. */
export const searchArea = (origin: Coordinates, radius: Miles): SearchArea => {
  const reach = (Math.max(0, radius + ROUNDING) / EARTH_RADIUS_MILES) * SLACK;
  const south = origin.latitude - reach / RADIANS_PER_DEGREE;
  const north = origin.latitude + reach / RADIANS_PER_DEGREE;

  // Around a pole every longitude is near.
  if (south <= -90 || north >= 90) {
    return { boxes: [{ south: Math.max(-90, south), north: Math.min(90, north), west: -180, east: 180 }] };
  }

  // The circle touches its outermost meridians polewards of the origin, where they lie closer together.
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
