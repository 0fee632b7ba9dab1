import {
  LISTING_CATEGORIES,
  miles,
  searchArea,
  type Coordinates,
  type GeoBox,
  type ListingCategory,
  type Robot,
  type SearchArea,
} from '@roborrow/domain';
import { coordinatesArb, radiusArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContractHarness, World } from './harness.ts';
import { idsOf, newRobot, storedRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const BOX: GeoBox = { south: 10, north: 20, west: 30, east: 40 };

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** The expected result: every robot checked one by one. */
const bruteForce = (
  robots: readonly Robot[],
  area: SearchArea,
  category?: ListingCategory,
): readonly string[] =>
  robots
    .filter(
      ({ isAvailable, coordinates, category: own }) =>
        isAvailable &&
        coordinates !== null &&
        (category === undefined || own === category) &&
        area.boxes.some(
          ({ south, north, west, east }) =>
            south <= coordinates.latitude &&
            coordinates.latitude <= north &&
            west <= coordinates.longitude &&
            coordinates.longitude <= east,
        ),
    )
    .map(({ id }) => id)
    .sort();

const boxArb: fc.Arbitrary<GeoBox> = fc.tuple(coordinatesArb, coordinatesArb).map(([a, b]) => ({
  south: Math.min(a.latitude, b.latitude),
  north: Math.max(a.latitude, b.latitude),
  west: Math.min(a.longitude, b.longitude),
  east: Math.max(a.longitude, b.longitude),
}));

const areaArb: fc.Arbitrary<SearchArea> = fc.oneof(
  fc.tuple(coordinatesArb, radiusArb).map(([origin, radius]) => searchArea(origin, radius)),
  boxArb.map((box): SearchArea => ({ boxes: [box] })),
  fc.tuple(boxArb, boxArb).map(([one, other]): SearchArea => ({ boxes: [one, other] })),
);

/** Robots in an area, found without reading all others (D5). */
export const describeRobotsWithinContract = (harness: ContractHarness): void => {
  describe(`robots within an area: ${harness.name}`, () => {
    const world = useWorld(harness);

    const plantAt = async (current: World, points: readonly Coordinates[], changes: Partial<Robot> = {}) => {
      const ports = await current.client();
      const planted = points.map((coordinates) => storedRobot(ports, { coordinates, ...changes }));
      await current.plant({ robots: planted });
      return { planted, robots: (await current.reader()).robots };
    };

    it('are found on every border and in every corner', async () => {
      const points = [10, 15, 20].flatMap((latitude) =>
        [30, 35, 40].map((longitude) => at(latitude, longitude)),
      );
      const { planted, robots } = await plantAt(world.current, points);
      expect(idsOf(await robots.listWithin({ boxes: [BOX] })).toSorted()).toEqual(idsOf(planted).toSorted());
    });

    it('are not found just outside', async () => {
      const outside = [at(9.999, 35), at(20.001, 35), at(15, 29.999), at(15, 40.001)];
      const { robots } = await plantAt(world.current, outside);
      expect(await robots.listWithin({ boxes: [BOX] })).toEqual([]);
    });

    it('are found on both sides of the antimeridian', async () => {
      const { planted, robots } = await plantAt(world.current, [at(-17, 179.9), at(-17, -179.9), at(-17, 0)]);
      const found = idsOf(await robots.listWithin(searchArea(at(-17, 180), miles(100))));
      expect(found.toSorted()).toEqual(idsOf(planted.slice(0, 2)).toSorted());
    });

    it('are found around a pole at every longitude', async () => {
      const { planted, robots } = await plantAt(world.current, [
        at(89.9, 0),
        at(89.9, 179),
        at(90, -90),
        at(80, 0),
      ]);
      const found = idsOf(await robots.listWithin(searchArea(at(90, 0), miles(100))));
      expect(found.toSorted()).toEqual(idsOf(planted.slice(0, 3)).toSorted());
    });

    it('are found at latitude 0 and longitude 0', async () => {
      const { planted, robots } = await plantAt(world.current, [at(0, 0)]);
      expect(await robots.listWithin({ boxes: [{ south: 0, north: 0, west: 0, east: 0 }] })).toEqual(planted);
    });

    it('are at most as many as the limit, any of them, also when the two boxes overlap', async () => {
      const points = Array.from({ length: 7 }, (_, i) => at(11 + i, 35));
      const { planted, robots } = await plantAt(world.current, points);
      const area: SearchArea = { boxes: [BOX, { ...BOX, north: 15 }] };
      for (const [most, expected] of [
        [1, 1],
        [5, 5],
        [7, 7],
        [1000, 7],
      ] as const) {
        const found = idsOf(await robots.listWithin(area, undefined, most));
        expect(new Set(found).size).toBe(expected);
        expect(found.length).toBe(expected);
        expect(idsOf(planted)).toEqual(expect.arrayContaining([...found]));
      }
    });

    it('are found once when the two boxes overlap', async () => {
      const { planted, robots } = await plantAt(world.current, [at(15, 35)]);
      expect(await robots.listWithin({ boxes: [BOX, { ...BOX, east: 36 }] })).toEqual(planted);
    });

    it('are left out while paused', async () => {
      const { robots } = await plantAt(world.current, [at(15, 35)], { isAvailable: false });
      expect(await robots.listWithin({ boxes: [BOX] })).toEqual([]);
    });

    it('are left out without coordinates, even with an area of the whole globe', async () => {
      const { robots } = await plantAt(world.current, [at(15, 35)], { coordinates: null });
      expect(await robots.listWithin({ boxes: [{ south: -90, north: 90, west: -180, east: 180 }] })).toEqual(
        [],
      );
    });

    it.each(LISTING_CATEGORIES)('can be limited to the category %s', async (category) => {
      const ports = await world.stranger();
      const planted = LISTING_CATEGORIES.map((own) =>
        storedRobot(ports, { category: own, coordinates: at(15, 35) }),
      );
      await world.current.plant({ robots: planted });
      const found = await (await world.reader()).robots.listWithin({ boxes: [BOX] }, category);
      expect(found).toEqual(planted.filter((robot) => robot.category === category));
    });

    it('are found at their new position after a move, and no longer at the old one', async () => {
      const owner = await world.person('Ada');
      const { id } = await owner.ports.robots.create(newRobot(owner, { coordinates: at(15, 35) }));
      await owner.ports.robots.update(id, { coordinates: at(50, 5) });
      const there: SearchArea = { boxes: [{ south: 49, north: 51, west: 4, east: 6 }] };
      const { robots } = await world.reader();
      expect(await robots.listWithin({ boxes: [BOX] })).toEqual([]);
      expect(idsOf(await robots.listWithin(there))).toEqual([id]);
    });

    it('are returned with their current fields', async () => {
      const owner = await world.person('Ada');
      const { id } = await owner.ports.robots.create(newRobot(owner, { coordinates: at(15, 35) }));
      await owner.ports.robots.update(id, { name: 'Renamed' });
      const { robots } = await world.reader();
      expect(await robots.listWithin({ boxes: [BOX] })).toEqual([await owner.ports.robots.get(id)]);
    });

    it('are no longer found after deletion', async () => {
      const owner = await world.person('Ada');
      const { id } = await owner.ports.robots.create(newRobot(owner, { coordinates: at(15, 35) }));
      await owner.ports.robots.delete(id);
      expect(await (await world.reader()).robots.listWithin({ boxes: [BOX] })).toEqual([]);
    });

    it('equal the result of checking every robot', async () => {
      const ports = await world.stranger();
      const points = fc.sample(coordinatesArb, { numRuns: 300, seed: 7 });
      const planted = points.map((coordinates, i) =>
        storedRobot(ports, {
          coordinates: i % 11 === 0 ? null : coordinates,
          isAvailable: i % 7 !== 0,
          category: LISTING_CATEGORIES[i % 5] ?? 'Other',
        }),
      );
      await world.current.plant({ robots: planted });
      const { robots } = await world.reader();
      const origin = fc.constantFrom(...points);
      const nearOne = fc.tuple(origin, radiusArb).map(([point, radius]) => searchArea(point, radius));
      const category = fc.option(fc.constantFrom(...LISTING_CATEGORIES), { nil: undefined });
      await fc.assert(
        fc.asyncProperty(fc.oneof(areaArb, nearOne), category, async (area, wanted) => {
          const found = idsOf(await robots.listWithin(area, wanted));
          expect([...found].sort()).toEqual(bruteForce(planted, area, wanted));
        }),
        { numRuns: harness.runs(1000) },
      );
    });
  });
};
