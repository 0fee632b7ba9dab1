import type { Line, Outlines } from '@roborrow/us-outlines';
import type { MapColours } from './map-colours.ts';
import { projectedLatitude } from './projection.ts';
import { type Size, toMap, type View } from './view.ts';

/** Below this scale counties would be a grey veil. */
const COUNTIES_FROM = 22;
/** From this scale on roads are drawn, and wanted: about 200 miles from side to side of a phone. */
const ROADS_FROM = 120;
/** The sources of the two countries differ by up to this much at their border: the land around is drawn that much wider, below. */
const GAP_AT_BORDER = 0.035;

/** Whether a map of this scale shows roads. */
export const showsRoads = ({ scale }: View): boolean => scale >= ROADS_FROM;

type Canvas = CanvasRenderingContext2D;

/** Adds the lines that touch the view to a new path. */
function trace(context: Canvas, lines: readonly MapLine[], view: View, size: Size, turn: number): void {
  const { x: west, y: north } = toMap(view, size, { left: 0, top: 0 });
  const { x: east, y: south } = toMap(view, size, { left: size.width, top: size.height });
  const { scale } = view;
  const right = (turn - west) * scale;
  const down = -north * scale;
  context.beginPath();
  for (const line of lines) {
    if (line.east + turn < west || line.west + turn > east || line.south < north || line.north > south)
      continue;
    const { points } = line;
    for (let i = 0; i + 1 < points.length; i += 2) {
      const left = (points[i] ?? 0) * scale + right;
      const top = (points[i + 1] ?? 0) * scale + down;
      if (i === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    }
  }
}

/** Draws land, borders, water and roads. Without outlines, which are still being loaded, it draws nothing but a background. */
export function drawOutlines(
  context: Canvas,
  outlines: MapOutlines | null,
  roads: readonly MapLine[],
  view: View,
  size: Size,
  colours: MapColours,
): void {
  context.fillStyle = outlines ? colours.water : colours.land;
  context.fillRect(0, 0, size.width, size.height);
  if (!outlines) return;
  // The outlines lie on one turn of the earth, and the view perhaps on the next one.
  const turn = Math.round((view.x + 100) / 360) * 360;
  context.lineJoin = 'round';

  trace(context, outlines.neighbours, view, size, turn);
  context.fillStyle = colours.abroad;
  context.fill();
  context.strokeStyle = colours.abroad;
  context.lineWidth = GAP_AT_BORDER * view.scale;
  context.stroke();

  trace(context, outlines.land, view, size, turn);
  context.fillStyle = colours.land;
  context.fill();

  if (view.scale >= COUNTIES_FROM) {
    trace(context, outlines.counties, view, size, turn);
    context.strokeStyle = colours.county;
    context.lineWidth = 1;
    context.stroke();
  }

  trace(context, outlines.lakes, view, size, turn);
  context.fillStyle = colours.water;
  context.fill('evenodd');

  if (showsRoads(view)) {
    trace(context, roads, view, size, turn);
    context.strokeStyle = colours.road;
    context.lineWidth = view.scale < 4 * ROADS_FROM ? 1.25 : 2.5;
    context.stroke();
  }

  trace(context, outlines.states, view, size, turn);
  context.strokeStyle = colours.state;
  context.lineWidth = view.scale < COUNTIES_FROM ? 1 : 1.75;
  context.stroke();
}

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
