import { test, fc } from '@fast-check/vitest';
import { miles, searchArea, type Coordinates, type GeoBox } from '@roborrow/domain';
import { coordinatesArb, nearbyArb, radiusArb, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import { createSpatialIndex } from './spatial-index.ts';

interface Pin {
  readonly id: number;
  readonly at: Coordinates;
}

const indexOf = (pins: readonly Pin[]) => {
  const index = createSpatialIndex<Pin>();
  for (const pin of pins) index.insert(pin, pin.at);
  return index;
};

const ids = (pins: readonly Pin[]): readonly number[] => pins.map((pin) => pin.id).sort((a, b) => a - b);

const scan = (pins: readonly Pin[], { south, north, west, east }: GeoBox): readonly Pin[] =>
  pins.filter(
    ({ at }) => at.latitude >= south && at.latitude <= north && at.longitude >= west && at.longitude <= east,
  );

const pinsArb = (at: fc.Arbitrary<Coordinates>): fc.Arbitrary<readonly Pin[]> =>
  fc.array(at, { maxLength: 60 }).map((points) => points.map((point, id) => ({ id, at: point })));

const boxArb: fc.Arbitrary<GeoBox> = fc.tuple(coordinatesArb, coordinatesArb).map(([a, b]) => ({
  south: Math.min(a.latitude, b.latitude),
  north: Math.max(a.latitude, b.latitude),
  west: Math.min(a.longitude, b.longitude),
  east: Math.max(a.longitude, b.longitude),
}));

describe('the spatial index', () => {
  test('is empty at first', () => {
    expect(indexOf([]).within({ south: -90, north: 90, west: -180, east: 180 })).toEqual([]);
  });

  test('finds items at the poles, the antimeridian and 0°, 0°', () => {
    const pins = [
      [0, 0],
      [90, 180],
      [-90, -180],
      [90, -180],
      [-90, 180],
    ].map(([latitude = 0, longitude = 0], id) => ({ id, at: { latitude, longitude } }));
    const index = indexOf(pins);
    expect(ids(index.within({ south: -90, north: 90, west: -180, east: 180 }))).toEqual([0, 1, 2, 3, 4]);
    expect(ids(index.within({ south: 90, north: 90, west: 180, east: 180 }))).toEqual([1]);
    expect(ids(index.within({ south: 0, north: 0, west: 0, east: 0 }))).toEqual([0]);
  });

  test('finds each item around a pole once, with more cells in the box than exist', () => {
    const pins = Array.from({ length: 6 * 1441 }, (_, id) => ({
      id,
      at: { latitude: 88.6 + 0.25 * Math.floor(id / 1441), longitude: -180 + 0.25 * (id % 1441) },
    }));
    const box = { south: 89, north: 89.5, west: -180, east: 180 };
    expect(ids(indexOf(pins).within(box))).toEqual(ids(scan(pins, box)));
  });

  test.prop([pinsArb(coordinatesArb), boxArb], { numRuns: runs(2000) })(
    'finds in any box the same as a full scan',
    (pins, box) => {
      expect(ids(indexOf(pins).within(box))).toEqual(ids(scan(pins, box)));
    },
  );

  test.prop(
    [
      coordinatesArb.chain((origin) => fc.tuple(fc.constant(origin), pinsArb(nearbyArb(origin, 1)))),
      radiusArb,
      pinsArb(coordinatesArb),
    ],
    { numRuns: runs(2000) },
  )('finds in a search area the same as a full scan', ([origin, near], radius, far) => {
    const pins = [...near, ...far].map(({ at }, id) => ({ id, at }));
    const index = indexOf(pins);
    for (const box of searchArea(origin, radius).boxes) {
      expect(ids(index.within(box))).toEqual(ids(scan(pins, box)));
    }
  });

  test.prop(
    [
      pinsArb(nearbyArb({ latitude: 35.73, longitude: -78.85 }, 0.3)),
      fc.array(fc.tuple(fc.nat(59), fc.boolean()), { maxLength: 80 }),
    ],
    { numRuns: runs(1000) },
  )('reflects every insert and remove', (pins, writes) => {
    const index = createSpatialIndex<Pin>();
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
    for (const radius of [5, 10, 20]) {
      const [box] = searchArea({ latitude: 35.73, longitude: -78.85 }, miles(radius)).boxes;
      expect(ids(index.within(box))).toEqual(ids(scan([...present], box)));
    }
  });

  test('ignores the removal of a missing item', () => {
    const pin = { id: 1, at: { latitude: 10, longitude: 10 } };
    const index = indexOf([pin]);
    index.remove({ ...pin }, pin.at);
    index.remove(pin, { latitude: -10, longitude: -10 });
    expect(index.within({ south: 9, north: 11, west: 9, east: 11 })).toEqual([pin]);
  });
});
