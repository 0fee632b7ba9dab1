import {
  nearestInBox,
  searchArea,
  areaContains,
  miles,
  type Coordinates,
  type GeoBox,
} from '@roborrow/domain';

/** A part of the globe to read, and the least distance of its points. */
export interface Part {
  readonly box: GeoBox;
  readonly nearest: number;
}

/** The square around a circle: its latitudes, and its longitudes beyond ±180 where it crosses the antimeridian. */
const squareAround = (origin: Coordinates, reach: number): GeoBox => {
  const [first, second] = searchArea(origin, miles(reach)).boxes;
  if (!second) return first;
  const [west, east] = first.west === -180 ? [second, first] : [first, second];
  return { ...first, west: west.west, east: east.east + 360 };
};

/** The parts of a box between −180° and 180°. */
const onGlobe = ({ south, north, west, east }: GeoBox): readonly GeoBox[] => {
  if (north < south || east < west) return [];
  if (east - west >= 360) return [{ south, north, west: -180, east: 180 }];
  if (west >= 180) return [{ south, north, west: west - 360, east: east - 360 }];
  if (east > 180) {
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  }
  return [{ south, north, west, east }];
};

/** Whether the square reaches around the globe. */
const isRound = ({ west, east }: GeoBox): boolean => east - west >= 360;

/** What surrounds the inner square within the outer one: strips above and below it, and on both sides. */
const ringBetween = (inner: GeoBox, outer: GeoBox): readonly GeoBox[] => {
  const { south, north } = inner;
  const above = [
    { ...outer, north: Math.min(outer.north, south) },
    { ...outer, south: Math.max(outer.south, north) },
  ].filter((box) => box.north > box.south);
  if (isRound(inner)) return above;
  // Both squares have the same middle meridian, but one of them may be written a turn further.
  const turn = isRound(outer)
    ? 0
    : Math.round((outer.west + outer.east - inner.west - inner.east) / 720) * 360;
  const [west, east] = [inner.west + turn, inner.east + turn];
  const sides = isRound(outer)
    ? [{ south, north, west: east, east: west + 360 }]
    : [
        { south, north, west: outer.west, east: west },
        { south, north, west: east, east: outer.east },
      ];
  return [...above, ...sides];
};

/** The parts of the square around `reach` that lie outside of the one around `known`; `null` for none. */
export const partsBetween = (origin: Coordinates, known: number | null, reach: number): readonly Part[] => {
  const outer = squareAround(origin, reach);
  const ring = known === null ? [outer] : ringBetween(squareAround(origin, known), outer);
  return ring.flatMap(onGlobe).map((box) => ({ box, nearest: nearestInBox(origin, box) }));
};

/** Whether a point lies in the square around `reach`. */
export const isInSquare = (origin: Coordinates, reach: number, point: Coordinates): boolean =>
  areaContains(searchArea(origin, miles(reach)), point);
