import type { MapColours } from './map-colours.ts';
import type { TownOnMap } from './map-scene.ts';
import { isWithin, type ScreenPoint, type Size, toScreen, type View } from './view.ts';

type Canvas = CanvasRenderingContext2D;

/** Radii of dots, in pixels, by the number of robots from which on a town has one. */
const DOTS = [
  { from: 1, to: 1, radius: 4 },
  { from: 2, to: 9, radius: 5.5 },
  { from: 10, to: Infinity, radius: 7 },
] as const;
/** The width of the edge around a dot, in pixels. */
const EDGE = 1.5;
/** Of the dots of one size in a square of so many pixels, one is drawn: it covers the others. */
const SQUARE = 2;

const onePerSquare = (points: readonly ScreenPoint[], { width }: Size): readonly ScreenPoint[] => {
  const columns = Math.ceil(width / SQUARE);
  const squares = new Map<number, ScreenPoint>();
  for (const point of points)
    squares.set(Math.floor(point.top / SQUARE) * columns + Math.floor(point.left / SQUARE), point);
  return [...squares.values()];
};

/** Draws the dots of towns that are within the drawing, the larger ones above the smaller. */
export function drawDots(
  context: Canvas,
  towns: readonly TownOnMap[],
  view: View,
  size: Size,
  colours: MapColours,
): void {
  // One path for each dot: of a path with thousands of circles, the browser needs four times as long to fill the pixels.
  const fillDiscs = (points: readonly ScreenPoint[], radius: number, colour: string) => {
    context.fillStyle = colour;
    for (const { left, top } of points) {
      context.beginPath();
      context.arc(left, top, radius, 0, 2 * Math.PI);
      context.fill();
    }
  };
  for (const { from, to, radius } of DOTS) {
    const all = towns
      .filter(({ town: { robots } }) => robots.length >= from && robots.length <= to)
      .map((town) => toScreen(view, size, town))
      .filter((point) => isWithin(point, size));
    const points = onePerSquare(all, size);
    // The edges first, so that dots that overlap become one.
    fillDiscs(points, radius + EDGE, colours['on-town']);
    fillDiscs(points, radius, colours.town);
  }
}
