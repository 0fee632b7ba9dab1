import { haversineMiles, miles, type Coordinates } from '@roborrow/domain';
import { coordinatesArb, nearbyArb, pointAt, radiusArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaAround,
  areaBefore,
  areaOfKey,
  areaWithin,
  closeGaps,
  divideArea,
  intersection,
  isInArea,
  sizeOf,
  union,
  without,
  type Area,
} from './area.ts';
import { placeKey, pointOfKey } from './place-key.ts';

const NEAR_ZERO: Coordinates = { latitude: -0, longitude: 5e-324 };

describe('the key of a place', () => {
  it('begins with the digits of the cells around it, and ends with the point', () => {
    // South-west of the globe is 0, north-east 3.
    expect(placeKey({ latitude: 90, longitude: 180 })).toBe(`${'3'.repeat(22)},90,180`);
    expect(placeKey({ latitude: -90, longitude: -180 })).toBe(`${'0'.repeat(22)},-90,-180`);
    expect(placeKey({ latitude: 35.7327, longitude: -78.8503 })).toBe(
      '2122013133121103323111,35.7327,-78.8503',
    );
  });

  it('leads back to the exact point, and no other text does', () => {
    fc.assert(
      fc.property(fc.oneof(coordinatesArb, fc.constant(NEAR_ZERO)), ({ latitude, longitude }) => {
        const point = { latitude: latitude + 0, longitude: longitude + 0 };
        const key = placeKey({ latitude, longitude });
        expect(pointOfKey(key)).toEqual(point);
        // The form that the rules ask for.
        expect(key).toMatch(/^[0-3]{22},[0-9.e-]{1,25},[0-9.e-]{1,25}$/);
        expect(pointOfKey(key.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).toBeNull();
      }),
      { numRuns: runs(500) },
    );
    for (const text of ['', '5', `${'0'.repeat(22)},e-.,1`, `${'0'.repeat(22)},91,1`])
      expect(pointOfKey(text)).toBeNull();
  });
});

const areaArb = fc
  .array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 6 })
  .map((pairs) =>
    pairs.reduce<Area>(
      (area, [a, b]) =>
        a === b ? area : union(area, [{ from: String(Math.min(a, b)), to: String(Math.max(a, b)) }]),
      [],
    ),
  );

const DIGITS = Array.from({ length: 10 }, (_, i) => String(i));

describe('areas', () => {
  it('are sets of keys', () => {
    fc.assert(
      fc.property(areaArb, areaArb, fc.constantFrom(...DIGITS), (a, b, key) => {
        const [inA, inB] = [isInArea(a, key), isInArea(b, key)];
        expect(isInArea(union(a, b), key)).toBe(inA || inB);
        expect(isInArea(without(a, b), key)).toBe(inA && !inB);
        expect(isInArea(intersection(a, b), key)).toBe(inA && inB);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('end before a key, or contain it alone', () => {
    const [key, longer] = [
      placeKey({ latitude: 1, longitude: 2 }),
      placeKey({ latitude: 1, longitude: 2.000000001 }),
    ];
    expect(isInArea(areaBefore(key), key)).toBe(false);
    expect(isInArea(areaOfKey(key), key)).toBe(true);
    expect(isInArea(areaOfKey(key), longer)).toBe(false);
  });

  it('have few ranges after the gaps of the smallest costs are closed', () => {
    const area = ['1', '3', '5', '7'].map((from) => ({ from, to: String(Number(from) + 1) }));
    const costs: Readonly<Record<string, number>> = { '2': 3, '4': 1, '6': 2 };
    const costOf = ([gap]: Area) => costs[gap?.from ?? ''] ?? NaN;
    expect(closeGaps(area, 4, costOf)).toBe(area);
    expect(closeGaps(area, 2, costOf)).toEqual([
      { from: '1', to: '2' },
      { from: '3', to: '8' },
    ]);
    expect(closeGaps(area, 1, (gap) => (costOf(gap) === 2 ? Infinity : 1))).toHaveLength(2);
  });

  it('around a point contain every point within the radius, and areas within it none beyond', () => {
    const originArb = fc.oneof(
      coordinatesArb,
      fc.constantFrom({ latitude: 90, longitude: 0 }, { latitude: -17, longitude: 179.99 }, NEAR_ZERO),
    );
    fc.assert(
      fc.property(
        originArb.chain((origin) =>
          fc.tuple(fc.constant(origin), fc.oneof(nearbyArb(origin, 1), coordinatesArb)),
        ),
        radiusArb,
        fc.double({ min: 0, max: 360, noNaN: true }),
        ([origin, other], radius, bearing) => {
          const [around, within] = [areaAround(origin, radius, 30), areaWithin(origin, radius, 30)];
          for (const point of [origin, other, pointAt(origin, bearing, radius * 0.999)]) {
            const key = placeKey(point);
            const distance = haversineMiles(origin, point);
            if (distance <= radius) expect(isInArea(around, key)).toBe(true);
            if (distance >= radius) expect(isInArea(within, key)).toBe(false);
          }
          expect(without(within, around)).toEqual([]);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('around a point are a quarter larger than the circle at most', () => {
    const origin = { latitude: 35.7327, longitude: -78.8503 };
    for (const radius of [0.5, 25, 100]) {
      const area = areaAround(origin, miles(radius), 45);
      const cell = ((Math.PI * 3959) / 2 ** 22) ** 2 * 2 * Math.cos((origin.latitude * Math.PI) / 180);
      expect((sizeOf(area) * cell) / (Math.PI * radius ** 2)).toBeLessThan(1.25);
    }
  });

  it('is right where every meridian ends at its edge, and has few cells', () => {
    const pole = { latitude: 90, longitude: 0 };
    const otherPole = { latitude: -90, longitude: 0 };
    const toOtherPole = haversineMiles(pole, otherPole);
    // Robots there are as far as the circle reaches, and may come after the position at which a search starts.
    expect(isInArea(areaWithin(pole, toOtherPole, 30), placeKey(otherPole))).toBe(false);
    for (const hole of [0.01, 1, 100]) {
      const area = areaAround(pole, toOtherPole - hole, 45);
      expect(area.length).toBeLessThan(5_000);
      expect(isInArea(area, placeKey({ latitude: -80, longitude: 17 }))).toBe(true);
    }
  });
});

it('an area is divided into parts of about the same size, which have each of its keys once', () => {
  fc.assert(
    fc.property(
      coordinatesArb,
      radiusArb,
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 1, max: 24 }),
      coordinatesArb,
      (origin, radius, ways, ranges, elsewhere) => {
        const area = areaAround(origin, radius, ranges);
        const parts = divideArea(area, ways);
        for (const point of [origin, elsewhere, pointAt(origin, 1, radius / 2)]) {
          const key = placeKey(point);
          expect(parts.filter((part) => isInArea(part, key))).toHaveLength(isInArea(area, key) ? 1 : 0);
        }
        for (const part of parts)
          expect(sizeOf(part)).toBeLessThanOrEqual(Math.ceil(sizeOf(area) / ways) + 1);
      },
    ),
    { numRuns: runs(200) },
  );
  expect(divideArea(areaOfKey(placeKey(NEAR_ZERO)), 3)).toHaveLength(1);
});
