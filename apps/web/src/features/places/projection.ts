import {
  coordinates,
  type Coordinates,
  EARTH_RADIUS_MILES,
  type Miles,
  normalizeLongitude,
} from '@roborrow/domain';

/**
 * A point of the flat map, in Mercator's projection: `x` is the longitude in degrees and goes on beyond 180, `y` grows to the
 * south in the same unit. Angles are true everywhere, so a circle of some miles looks like one.
 */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;
/** The projection has no poles; this is where the map of the whole earth becomes a square. */
const NORTHERNMOST = 85.05;
const EARTH_IN_MILES = 2 * Math.PI * EARTH_RADIUS_MILES;

export const projectedLatitude = (latitude: number): number => {
  const shown = Math.min(NORTHERNMOST, Math.max(-NORTHERNMOST, latitude));
  return -Math.log(Math.tan(Math.PI / 4 + (shown * RADIANS) / 2)) / RADIANS;
};

export const project = ({ latitude, longitude }: Coordinates): MapPoint => ({
  x: longitude,
  y: projectedLatitude(latitude),
});

export const unproject = ({ x, y }: MapPoint): Coordinates => {
  const latitude = (2 * Math.atan(Math.exp(-y * RADIANS)) - Math.PI / 2) / RADIANS;
  return coordinates(latitude, normalizeLongitude(x)) ?? { latitude: 0, longitude: 0 };
};

/** The same place on the turn of the earth that is closest to `x`: the map has no seam at the antimeridian. */
export const turnedTowards = (point: MapPoint, x: number): MapPoint => {
  const turns = Math.round((x - point.x) / 360);
  return turns === 0 ? point : { x: point.x + turns * 360, y: point.y };
};

/** How long a mile is on the map at this latitude. */
export const unitsPerMile = (latitude: number): number =>
  360 / (EARTH_IN_MILES * Math.cos(Math.min(NORTHERNMOST, Math.abs(latitude)) * RADIANS));

/** The point that lies `distance` away in the direction of `bearing`: degrees clockwise from the north. */
const pointAt = ({ latitude, longitude }: Coordinates, bearing: number, distance: Miles): Coordinates => {
  const angle = distance / EARTH_RADIUS_MILES;
  const from = latitude * RADIANS;
  const course = bearing * RADIANS;
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(course),
  );
  const turned = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  return { latitude: to / RADIANS, longitude: longitude + turned / RADIANS };
};

const CORNERS = 72;

/** The points that are `radius` away from the origin, clockwise from the north. */
export const circleAround = (origin: Coordinates, radius: Miles): readonly MapPoint[] =>
  Array.from({ length: CORNERS }, (_, i) => project(pointAt(origin, (i * 360) / CORNERS, radius)));
