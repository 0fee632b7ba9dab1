import { describe, expect, it } from 'vitest';
import { packOutlines, STEP, unpackOutlines } from './format.ts';
import { loadUsOutlines, loadUsRoads } from './index.ts';
import { OUTLINE_KINDS, type Outlines } from './outlines.ts';

const outlines: Outlines = {
  land: [[-80, 35, -79, 35, -79, 36, -80, 35]],
  states: [[-80, 35.1, -79.0001, 35.2]],
  counties: [],
  lakes: [[-188.5, 52, -188, 52.0012]],
  neighbours: [[-60, 70, -61, 71]],
};

describe('outlines', () => {
  it('are read as they were written, to half a step', () => {
    const read = unpackOutlines(packOutlines(outlines));
    for (const kind of OUTLINE_KINDS) {
      expect(read[kind].length).toBe(outlines[kind].length);
      read[kind].forEach((line, i) => {
        const written = outlines[kind][i] ?? [];
        expect(line.length).toBe(written.length);
        line.forEach((value, j) =>
          expect(Math.abs(value - (written[j] ?? NaN))).toBeLessThanOrEqual(STEP / 2 + 1e-9),
        );
      });
    }
  });

  it('lose positions that are the same after rounding, and lines of only one', () => {
    const near = STEP / 10;
    const land = [
      [-80, 35, -80 + near, 35, -79, 36],
      [-70, 40, -70 + near, 40 + near],
    ];
    expect(unpackOutlines(packOutlines({ ...outlines, land })).land).toHaveLength(1);
    expect(unpackOutlines(packOutlines({ ...outlines, land })).land[0]).toHaveLength(4);
  });
});

describe('the outlines of the United States', () => {
  const contains = (ring: readonly number[], east: number, north: number): boolean => {
    let isInside = false;
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.slice(i, i + 4);
      if (y1 > north !== y2 > north && east < x1 + ((north - y1) / (y2 - y1)) * (x2 - x1))
        isInside = !isInside;
    }
    return isInside;
  };
  const lies = (rings: readonly (readonly number[])[], east: number, north: number) =>
    rings.filter((ring) => contains(ring, east, north)).length % 2 === 1;

  it.each([
    ['Denver', -104.99, 39.74, 'land'],
    ['Key West', -81.78, 24.555, 'land'],
    ['Anchorage', -149.9, 61.19, 'land'],
    ['Honolulu', -157.85, 21.32, 'land'],
    ['Lake Michigan', -87, 43.5, 'lakes'],
    ['the Great Salt Lake', -112.5, 41.2, 'lakes'],
    ['Toronto', -79.4, 43.72, 'neighbours'],
    ['Monterrey', -100.3, 25.67, 'neighbours'],
  ] as const)('%s lies where it should', async (_, east, north, kind) => {
    const all = await loadUsOutlines();
    expect(lies(all[kind], east, north)).toBe(true);
    if (kind === 'neighbours') expect(lies(all.land, east, north)).toBe(false);
  });
});

describe('the main roads of the United States', () => {
  /** The least distance to a road's line, in degrees. */
  const toRoad = (roads: readonly (readonly number[])[], east: number, north: number): number => {
    let least = Infinity;
    for (const road of roads)
      for (let i = 0; i + 3 < road.length; i += 2) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = road.slice(i, i + 4);
        const along =
          ((east - x1) * (x2 - x1) + (north - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
        const at = Math.min(1, Math.max(0, along));
        least = Math.min(least, Math.hypot(x1 + at * (x2 - x1) - east, y1 + at * (y2 - y1) - north));
      }
    return least;
  };

  it.each([
    ['I-40 between Durham and Raleigh', -78.86, 35.88, true],
    ['I-80 in Reno', -119.8, 39.53, true],
    ['I-70 near Salina', -97.61, 38.87, true],
    ['the Okefenokee Swamp', -82.3, 30.75, false],
    ['the Sawtooth Wilderness', -115.1, 44.0, false],
  ])('one is at %s or not', async (_, east, north, isThere) => {
    expect(toRoad(await loadUsRoads(), east, north) < 0.03).toBe(isThere);
  });
});
