import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinatesArb, evenlyArb, nearbyArb, pointAt, runs } from '../../testing/index.ts';
import { haversineMiles } from './distance.ts';
import { farthestInBox, nearestInBox, type GeoBox } from './geo-box.ts';

const boxOf = (a: { latitude: number; longitude: number }, b: typeof a): GeoBox => ({
  south: Math.min(a.latitude, b.latitude),
  north: Math.max(a.latitude, b.latitude),
  west: Math.min(a.longitude, b.longitude),
  east: Math.max(a.longitude, b.longitude),
});
const boxArb: fc.Arbitrary<GeoBox> = fc.oneof(
  fc.tuple(coordinatesArb, coordinatesArb).map(([a, b]) => boxOf(a, b)),
  coordinatesArb.chain((a) => nearbyArb(a, 1).map((b) => boxOf(a, b))),
);
/** Points of a box: its corners, borders and inside. */
const within = (box: GeoBox) => {
  const share = fc.oneof(fc.constantFrom(0, 1), evenlyArb(0, 1));
  return fc.tuple(share, share).map(([up, right]) => ({
    latitude: Math.min(box.north, box.south + up * (box.north - box.south)),
    longitude: Math.min(box.east, box.west + right * (box.east - box.west)),
  }));
};
const caseArb = boxArb.chain((box) =>
  fc.record({ box: fc.constant(box), point: within(box), origin: fc.oneof(coordinatesArb, within(box)) }),
);

describe('the distance to a box (D5)', () => {
  test('is between its bounds for every point of the box', () => {
    fc.assert(
      fc.property(caseArb, ({ box, point, origin }) => {
        const distance = haversineMiles(origin, point);
        expect(nearestInBox(origin, box)).toBeLessThanOrEqual(distance);
        expect(farthestInBox(origin, box)).toBeGreaterThanOrEqual(distance);
      }),
      { numRuns: runs(10_000) },
    );
  });

  test('is that of the point, nearly, for a box of one point', () => {
    fc.assert(
      fc.property(coordinatesArb, evenlyArb(0, 360), evenlyArb(0, 90), (origin, bearing, distance) => {
        const { latitude, longitude } = pointAt(origin, bearing, distance);
        const box = { south: latitude, north: latitude, west: longitude, east: longitude };
        const exact = haversineMiles(origin, { latitude, longitude });
        expect(nearestInBox(origin, box)).toBeCloseTo(exact, 3);
        if (Math.abs(origin.latitude) < 85) expect(farthestInBox(origin, box)).toBeCloseTo(exact, 3);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('is nearly reached by a point of the box', () => {
    const apex = { latitude: 35.73, longitude: -78.85 };
    const east = { south: 35, north: 36.5, west: -78, east: -77 };
    // The great circle to a meridian leaves its parallel: the nearest point lies north of the origin's.
    const nearest = Math.min(
      ...Array.from({ length: 15_001 }, (_, i) =>
        haversineMiles(apex, { latitude: 35 + i / 10_000, longitude: -78 }),
      ),
    );
    expect(nearestInBox(apex, east)).toBeCloseTo(nearest, 4);
    expect(
      nearestInBox({ latitude: 10, longitude: 179.9 }, { south: 10, north: 10, west: -180, east: -179.9 }),
    ).toBeCloseTo(6.8, 1);
    expect(nearestInBox(apex, { south: 35, north: 36, west: -79, east: -78 })).toBe(0);
  });
});
