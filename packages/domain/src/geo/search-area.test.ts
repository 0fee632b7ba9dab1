import fc from 'fast-check';
import { coordinatesArb, evenlyArb, nearbyArb, pointAt, radiusArb, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { miles } from '../units.ts';
import { haversineMiles, ROUNDED_BY, roundMiles } from './distance.ts';
import { areaContains, searchArea } from './search-area.ts';

const MILES_PER_DEGREE = (Math.PI * 3959) / 180;
/** Due north and due south are the edges of the box, so they are drawn often. */
const bearings = fc.oneof(evenlyArb(0, 360), fc.constantFrom(0, 180));
const reaches = fc.oneof(radiusArb, fc.constantFrom(0, 500, 3000, 6218, 9000, 12_437, 12_500).map(miles));

describe('the area of a search', () => {
  test('is one box in the middle of a map', () => {
    const { boxes } = searchArea({ latitude: 0, longitude: 0 }, miles(69));
    expect(boxes).toHaveLength(1);
    const reach = 69.051 / MILES_PER_DEGREE;
    expect(boxes[0].north).toBeCloseTo(reach, 5);
    expect(boxes[0].south).toBeCloseTo(-reach, 5);
    expect(boxes[0].east).toBeCloseTo(reach, 5);
    expect(boxes[0].west).toBeCloseTo(-reach, 5);
  });

  test('is two boxes across the antimeridian (D5)', () => {
    const area = searchArea({ latitude: 0, longitude: 179.9 }, miles(25));
    expect(area.boxes).toHaveLength(2);
    expect(areaContains(area, { latitude: 0, longitude: 180 })).toBe(true);
    expect(areaContains(area, { latitude: 0, longitude: -180 })).toBe(true);
    expect(areaContains(area, { latitude: 0, longitude: -179.9 })).toBe(true);
    expect(areaContains(area, { latitude: 0, longitude: 0 })).toBe(false);
  });

  test('is all around the pole near a pole (D5)', () => {
    for (const latitude of [89.9, -89.9]) {
      const area = searchArea({ latitude, longitude: 0 }, miles(25));
      expect(area.boxes).toHaveLength(1);
      expect(areaContains(area, { latitude, longitude: 180 })).toBe(true);
      expect(areaContains(area, { latitude: Math.sign(latitude) * 90, longitude: 45 })).toBe(true);
      expect(areaContains(area, { latitude: 0, longitude: 0 })).toBe(false);
    }
  });

  test('includes points that only rounding brings within the radius (D4)', () => {
    const origin = { latitude: 35.7, longitude: -78.8 };
    const area = searchArea(origin, miles(25));
    for (let bearing = 0; bearing < 360; bearing += 1) {
      expect(areaContains(area, pointAt(origin, bearing, 25.049))).toBe(true);
    }
  });

  test('includes every point whose rounded distance is within the radius', () => {
    fc.assert(
      fc.property(coordinatesArb, reaches, bearings, evenlyArb(0, 1), (origin, radius, bearing, share) => {
        const point = pointAt(origin, bearing, (radius + 0.05) * (1 - share ** 12));
        fc.pre(roundMiles(haversineMiles(origin, point)) <= radius);
        expect(areaContains(searchArea(origin, radius), point)).toBe(true);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('includes every such point close to the origin', () => {
    fc.assert(
      fc.property(
        coordinatesArb.chain((origin) => fc.tuple(fc.constant(origin), nearbyArb(origin, 3))),
        radiusArb,
        ([origin, point], radius) => {
          fc.pre(roundMiles(haversineMiles(origin, point)) <= radius);
          expect(areaContains(searchArea(origin, radius), point)).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test('consists of valid boxes that do not overlap', () => {
    fc.assert(
      fc.property(coordinatesArb, reaches, (origin, radius) => {
        const { boxes } = searchArea(origin, radius);
        for (const { south, north, west, east } of boxes) {
          expect([-90 <= south, south <= north, north <= 90]).toEqual([true, true, true]);
          expect([-180 <= west, west <= east, east <= 180]).toEqual([true, true, true]);
        }
        if (boxes.length === 2)
          expect(Math.max(boxes[0].west, boxes[1].west)).toBeGreaterThan(
            Math.min(boxes[0].east, boxes[1].east),
          );
      }),
      { numRuns: runs(600) },
    );
  });

  test('is not wider than necessary', () => {
    fc.assert(
      fc.property(evenlyArb(-70, 70), evenlyArb(-170, 170), radiusArb, (latitude, longitude, radius) => {
        const origin = { latitude, longitude };
        const { boxes } = searchArea(origin, radius);
        // The meridian of the box's edge touches the circle at this latitude.
        const touch = Math.asin(
          Math.sin((latitude * Math.PI) / 180) / Math.cos((radius + ROUNDED_BY) / 3959),
        );
        const onEdge = { latitude: (touch * 180) / Math.PI, longitude: boxes[0].east };
        expect(haversineMiles(origin, onEdge)).toBeCloseTo(radius + ROUNDED_BY, 3);
        expect(haversineMiles(origin, { latitude: boxes[0].north, longitude })).toBeCloseTo(
          radius + ROUNDED_BY,
          3,
        );
        expect(haversineMiles(origin, { latitude: boxes[0].south, longitude })).toBeCloseTo(
          radius + ROUNDED_BY,
          3,
        );
      }),
      { numRuns: runs(500) },
    );
  });
});
