import fc from 'fast-check';
import { createRadiusPredicate, haversineMiles, miles, type Coordinates } from '@roborrow/domain';
import { coordinatesArb, nearbyArb, radiusArb, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { countWithin, createSpatialIndex, nearestFirst, type SpatialIndex } from './spatial-index.ts';

interface Pin {
  readonly id: number;
  readonly at: Coordinates;
}

const byId = (a: Pin, b: Pin): number => a.id - b.id;

const indexOf = (pins: readonly Pin[]): SpatialIndex<Pin> => {
  const index = createSpatialIndex(byId);
  for (const pin of pins) index.insert(pin, pin.at);
  return index;
};

/** All pins from a distance on, nearest first. */
const walk = (index: SpatialIndex<Pin>, origin: Coordinates, from = 0): readonly number[] =>
  [...nearestFirst(index, origin, from)].flatMap(({ lists }) =>
    lists
      .flat()
      .sort(byId)
      .map(({ id }) => id),
  );

const plainly = (pins: readonly Pin[], origin: Coordinates, from = 0): readonly number[] =>
  pins
    .map((pin) => ({ ...pin, distance: haversineMiles(origin, pin.at) }))
    .filter(({ distance }) => distance >= from)
    .sort((a, b) => a.distance - b.distance || byId(a, b))
    .map(({ id }) => id);

/** Pins all over the globe, in one region, and many at one place. */
const pinsArb: fc.Arbitrary<readonly Pin[]> = coordinatesArb
  .chain((town) =>
    fc.tuple(
      fc.array(coordinatesArb, { maxLength: 60, size: 'max' }),
      fc.array(nearbyArb(town, 0.5), { maxLength: 60, size: 'max' }),
      fc.array(fc.constant(town), { maxLength: 40, size: 'max' }),
    ),
  )
  .map((points) => points.flat().map((at, id) => ({ id, at })));

describe('the spatial index', () => {
  test('is empty at first', () => {
    expect(walk(indexOf([]), { latitude: 0, longitude: 0 })).toEqual([]);
  });

  test('finds every item, nearest first, from any distance on (D5)', () => {
    fc.assert(
      fc.property(pinsArb, coordinatesArb, fc.nat(160), fc.nat(3000), (pins, far, position, from) => {
        const origin = pins[position]?.at ?? far;
        expect(walk(indexOf(pins), origin)).toEqual(plainly(pins, origin));
        expect(walk(indexOf(pins), origin, from)).toEqual(plainly(pins, origin, from));
      }),
      { numRuns: runs(300) },
    );
  });

  test('counts what lies within a radius (D4)', () => {
    fc.assert(
      fc.property(pinsArb, coordinatesArb, fc.nat(160), radiusArb, (pins, far, position, radius) => {
        const origin = pins[position]?.at ?? far;
        const isWithin = createRadiusPredicate(origin, radius);
        expect(countWithin(indexOf(pins), origin, radius, isWithin)).toBe(
          pins.filter(({ at }) => Math.round(haversineMiles(origin, at) * 10) / 10 <= radius).length,
        );
      }),
      { numRuns: runs(300) },
    );
  });

  test('reflects every insert and remove', () => {
    fc.assert(
      fc.property(
        pinsArb,
        fc.array(fc.tuple(fc.nat(159), fc.boolean()), { maxLength: 200, size: 'max' }),
        (pins, writes) => {
          const index = createSpatialIndex(byId);
          const present = new Set<Pin>();
          for (const [position, isInsert] of writes) {
            const pin = pins[position % pins.length];
            if (pin === undefined) continue;
            if (!isInsert) {
              index.remove(pin, pin.at);
              present.delete(pin);
            } else if (!present.has(pin)) {
              index.insert(pin, pin.at);
              present.add(pin);
            }
          }
          const origin = pins[0]?.at ?? { latitude: 0, longitude: 0 };
          expect(walk(index, origin)).toEqual(plainly([...present], origin));
          expect(countWithin(index, origin, miles(13_000), () => true)).toBe(present.size);
        },
      ),
      {
        numRuns: runs(150),
      },
    );
  });

  test('ignores the removal of a missing item', () => {
    const pin = { id: 1, at: { latitude: 10, longitude: 10 } };
    const index = indexOf([pin]);
    index.remove({ ...pin }, pin.at);
    index.remove(pin, { latitude: -10, longitude: -10 });
    expect(walk(index, pin.at)).toEqual([1]);
  });

  test('keeps places apart that are as close as numbers can be', () => {
    const pins = Array.from({ length: 60 }, (_, id) => ({
      id,
      at: { latitude: 35 + id * 1e-13, longitude: -78 },
    }));
    expect(walk(indexOf(pins), { latitude: 34, longitude: -78 })).toEqual(pins.map(({ id }) => id));
  });
});
