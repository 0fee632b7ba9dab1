import fc from 'fast-check';
import {
  coordinatesArb,
  evenlyArb,
  nearbyArb,
  pointAt,
  radiusArb,
  runs,
  usCoordinatesArb,
} from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { miles } from '../units.ts';
import type { Coordinates } from './coordinates.ts';
import { haversineMiles, roundMiles } from './distance.ts';
import { createRadiusPredicate } from './radius-predicate.ts';

const rule = (origin: Coordinates, radius: number, point: Coordinates): boolean =>
  roundMiles(haversineMiles(origin, point)) <= radius;

const originArb = fc.oneof(
  usCoordinatesArb,
  coordinatesArb,
  // The ranges around the limit of the fast path, and large circles.
  fc.record({
    latitude: fc.constantFrom(-90, -89.99, -80.01, -80, -79.99, 79.99, 80, 80.01, 84, 89, 90),
    longitude: evenlyArb(-180, 180),
  }),
  fc.record({
    latitude: evenlyArb(-85, 85),
    longitude: fc.constantFrom(-180, -179.9, 179.9, 180),
  }),
);

const anyRadiusArb = fc.oneof(
  { weight: 4, arbitrary: radiusArb },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, 0.04, 0.1, 0.3, 0.7, 102.9, 103, 250, 4000, 12_437, 12_438, 20_000),
  },
);

/** Distance from the circle as a share of its radius: from a rounding error to far away. */
const deviationArb = fc
  .tuple(fc.constantFrom(-1, 0, 1), evenlyArb(-16, -2))
  .map(([sign, exponent]) => sign * 10 ** exponent);

describe('the radius predicate', () => {
  const apex = { latitude: 35.7327, longitude: -78.8503 };

  test('decides by the rounded distance (D4)', () => {
    const isWithin = createRadiusPredicate(apex, miles(25));
    expect(isWithin(apex)).toBe(true);
    expect(isWithin(pointAt(apex, 90, 25.04))).toBe(true);
    expect(isWithin(pointAt(apex, 90, 25.06))).toBe(false);
    expect(isWithin(pointAt(apex, 0, 25.04))).toBe(true);
    expect(isWithin(pointAt(apex, 180, 25.06))).toBe(false);
  });

  test('works across the antimeridian and at the poles (D5)', () => {
    expect(
      createRadiusPredicate({ latitude: 0, longitude: 179.9 }, miles(25))({ latitude: 0, longitude: -179.9 }),
    ).toBe(true);
    expect(
      createRadiusPredicate({ latitude: 0, longitude: -180 }, miles(1))({ latitude: 0, longitude: 180 }),
    ).toBe(true);
    expect(
      createRadiusPredicate({ latitude: 89.9, longitude: 0 }, miles(25))({ latitude: 89.9, longitude: 180 }),
    ).toBe(true);
  });

  test('does not round up a radius that is just below a tenth', () => {
    const short = 0.9 - 2 ** -53;
    expect(short < 0.9 && short * 10 === 9).toBe(true);
    const point = pointAt(apex, 90, 0.9);
    expect(createRadiusPredicate(apex, miles(0.9))(point)).toBe(true);
    expect(createRadiusPredicate(apex, miles(short))(point)).toBe(false);
  });

  test('excludes every point for a radius below zero', () => {
    expect(createRadiusPredicate(apex, miles(-1))(apex)).toBe(false);
    expect(createRadiusPredicate(apex, miles(NaN))(apex)).toBe(false);
  });

  test('includes every point for an infinite radius', () => {
    expect(createRadiusPredicate(apex, miles(Infinity))({ latitude: -90, longitude: 0 })).toBe(true);
  });

  test('equals the exact rule for points close to the origin', () => {
    fc.assert(
      fc.property(
        originArb.chain((origin) => fc.tuple(fc.constant(origin), nearbyArb(origin, 4))),
        anyRadiusArb,
        ([origin, point], radius) => {
          expect(createRadiusPredicate(origin, miles(radius))(point)).toBe(rule(origin, radius, point));
        },
      ),
      { numRuns: runs(10_000) },
    );
  });

  test('equals the exact rule for points anywhere', () => {
    fc.assert(
      fc.property(originArb, coordinatesArb, anyRadiusArb, (origin, point, radius) => {
        expect(createRadiusPredicate(origin, miles(radius))(point)).toBe(rule(origin, radius, point));
      }),
      { numRuns: runs(10_000) },
    );
  });

  test('equals the exact rule for points on the circle and very close to it', () => {
    fc.assert(
      fc.property(
        originArb,
        anyRadiusArb,
        evenlyArb(0, 360),
        deviationArb,
        (origin, radius, bearing, deviation) => {
          const circle = (Math.floor(radius * 10 + 1e-9) + 0.5) / 10;
          const point = pointAt(origin, bearing, circle * (1 + deviation));
          expect(createRadiusPredicate(origin, miles(radius))(point)).toBe(rule(origin, radius, point));
        },
      ),
      {
        numRuns: runs(10_000),
      },
    );
  });

  test('is checked with points on both sides of the circle', () => {
    const answers = Array.from({ length: 720 }, (_, step) => {
      const point = pointAt(apex, step / 2, 25.05);
      return createRadiusPredicate(apex, miles(25))(point);
    });
    expect(new Set(answers)).toEqual(new Set([true, false]));
  });
});
