import type { Line, Outlines } from '@roborrow/us-outlines';
import { projectedLatitude } from './projection.ts';

/** A line on the flat map, `[x, y, x, y, …]`, and the rectangle around it. */
export interface MapLine {
  readonly points: Float64Array;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

export type MapOutlines = { readonly [Kind in keyof Outlines]: readonly MapLine[] };

/** Projects a line once, so that a drawing only scales and moves it. */
export const lineOnMap = (line: Line): MapLine => {
  const points = new Float64Array(line.length);
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i + 1 < line.length; i += 2) {
    const x = line[i] ?? 0;
    const y = projectedLatitude(line[i + 1] ?? 0);
    points[i] = x;
    points[i + 1] = y;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return { points, west, east, north, south };
};

/** Projects the outlines. */
export const outlinesOnMap = ({ land, states, counties, lakes, neighbours }: Outlines): MapOutlines => ({
  land: land.map(lineOnMap),
  states: states.map(lineOnMap),
  counties: counties.map(lineOnMap),
  lakes: lakes.map(lineOnMap),
  neighbours: neighbours.map(lineOnMap),
});
