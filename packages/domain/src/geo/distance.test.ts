import fc from 'fast-check';
import { coordinatesArb, evenlyArb, nearbyArb, runs } from '@roborrow/domain/testing';
import haversineInMetres from 'haversine-distance';
import { describe, expect, test } from 'vitest';
import { miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { EARTH_RADIUS_MILES, haversineMiles, roundMiles } from './distance.ts';

const HALF_WAY_ROUND = Math.PI * 3959;
/** Close to antipodes the haversine is flat, so a rounding error becomes a few inches. */
const ROUNDING = 1e-3;

const antipodeOf = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: -latitude,
  longitude: longitude > 0 ? longitude - 180 : longitude + 180,
});

/** Two points: anywhere, close together, the same, or opposite each other. */
const pairArb = coordinatesArb.chain((a) =>
  fc.tuple(
    fc.constant(a),
    fc.oneof(
      { weight: 5, arbitrary: coordinatesArb },
      { weight: 3, arbitrary: nearbyArb(a, 1e-3) },
      { weight: 1, arbitrary: fc.constant(a) },
      { weight: 1, arbitrary: fc.constant(antipodeOf(a)) },
    ),
  ),
);

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const LOS_ANGELES = { latitude: 34.0522, longitude: -118.2437 };

describe('the distance between two points', () => {
  test('is measured on an earth of 3959 miles radius (D4)', () => {
    expect(EARTH_RADIUS_MILES).toBe(3959);
    const degreeNorth = haversineMiles({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });
    expect(degreeNorth).toBeCloseTo((2 * Math.PI * 3959) / 360, 9);
  });

  test('from New York to Los Angeles is about 2446 miles', () => {
    expect(haversineMiles(NEW_YORK, LOS_ANGELES)).toBeCloseTo(2445.7, 1);
  });

  test('is short across the antimeridian', () => {
    const west = { latitude: 0, longitude: 179.9 };
    const east = { latitude: 0, longitude: -179.9 };
    expect(haversineMiles(west, east)).toBeCloseTo((0.2 * Math.PI * 3959) / 180, 6);
  });

  test('is exactly 0 to itself', () => {
    fc.assert(
      fc.property(coordinatesArb, (point) => {
        expect(haversineMiles(point, { ...point })).toBe(0);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('is half of the circumference to the antipode', () => {
    fc.assert(
      fc.property(coordinatesArb, (point) => {
        const distance = haversineMiles(point, antipodeOf(point));
        expect(distance).toBeLessThanOrEqual(HALF_WAY_ROUND);
        expect(distance).toBeGreaterThan(HALF_WAY_ROUND - ROUNDING);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('is the same in both directions', () => {
    fc.assert(
      fc.property(pairArb, ([a, b]) => {
        expect(haversineMiles(a, b)).toBe(haversineMiles(b, a));
      }),
      { numRuns: runs(1000) },
    );
  });

  test('is never below 0 or above half of the circumference', () => {
    fc.assert(
      fc.property(pairArb, ([a, b]) => {
        const distance = haversineMiles(a, b);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(HALF_WAY_ROUND);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('is never longer than the way through a third point', () => {
    fc.assert(
      fc.property(pairArb, coordinatesArb, ([a, b], via) => {
        expect(haversineMiles(a, b)).toBeLessThanOrEqual(
          haversineMiles(a, via) + haversineMiles(via, b) + ROUNDING,
        );
      }),
      { numRuns: runs(1000) },
    );
  });

  test('agrees with another library', () => {
    fc.assert(
      fc.property(pairArb, ([a, b]) => {
        const theirs = (haversineInMetres(a, b) / 6_378_137) * 3959;
        // The other library returns NaN where rounding lifts the haversine above 1.
        const expected = Number.isNaN(theirs) ? HALF_WAY_ROUND : theirs;
        expect(Math.abs(haversineMiles(a, b) - expected)).toBeLessThanOrEqual(ROUNDING);
        if (expected < 1000) expect(Math.abs(haversineMiles(a, b) - expected)).toBeLessThanOrEqual(1e-7);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('a rounded distance', () => {
  test.each([
    [0, 0],
    [0.0499, 0],
    [0.05, 0.1],
    [24.94, 24.9],
    [25.0499, 25],
    [25.05, 25.1],
    [2445.16, 2445.2],
  ])('%d miles is %d to the tenth (D4)', (unrounded, rounded) => {
    expect(roundMiles(miles(unrounded))).toBe(rounded);
  });

  test('is the nearest number with one decimal', () => {
    fc.assert(
      fc.property(evenlyArb(0, 13_000), (distance) => {
        const rounded = roundMiles(miles(distance));
        expect(Math.abs(rounded - distance)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(rounded.toFixed(1)).toBe(String(Number.isInteger(rounded) ? `${rounded}.0` : rounded));
      }),
      { numRuns: runs(1000) },
    );
  });
});
