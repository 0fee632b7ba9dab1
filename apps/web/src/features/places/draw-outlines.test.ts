import { expect, it } from 'vitest';
import { drawOutlines, lineOnMap } from './draw-outlines.ts';
import type { MapColours } from './map-colours.ts';

const NONE = { land: [], states: [], counties: [], lakes: [], neighbours: [] };
const SIZE = { width: 400, height: 600 };

/** The colours of what was stroked in a view, each with the number of its points. */
function strokedAt(scale: number): readonly (readonly [string, number])[] {
  const stroked: (readonly [string, number])[] = [];
  let points = 0;
  const context = {
    strokeStyle: '',
    beginPath: () => (points = 0),
    moveTo: () => (points += 1),
    lineTo: () => (points += 1),
    fill() {},
    fillRect() {},
    stroke: () => stroked.push([context.strokeStyle, points]),
  };
  const colours = new Proxy({}, { get: (_, name) => name }) as MapColours; // each is its own name
  const roads = [lineOnMap([-79, 35, -78.9, 35.1, -78.8, 35.1]), lineOnMap([-120, 40, -119, 40])];
  const view = { x: -78.9, y: lineOnMap([0, 35]).north, scale };
  drawOutlines(context as never, NONE, roads, view, SIZE, colours); // what is called
  return stroked.filter(([, count]) => count > 0);
}

it('roads within the view are drawn, once the scale has room for them (D612)', () => {
  expect(strokedAt(500)).toEqual([['road', 3]]);
  expect(strokedAt(50)).toEqual([]);
});
