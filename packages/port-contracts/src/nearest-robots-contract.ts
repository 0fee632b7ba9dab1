import {
  epochMs,
  haversineMiles,
  LISTING_CATEGORIES,
  miles,
  type Coordinates,
  type ListingCategory,
  type NearestPage,
  type NearestQuery,
  type PublicRobotsPort,
  type RankedCursor,
  type Robot,
  type SearchOrigin,
} from '@roborrow/domain';
import { coordinatesArb, nearbyArb, pointAt, radiusArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContractHarness, World } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { idsOf, newRobot, storedRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const APEX: Coordinates = { latitude: 35.7327, longitude: -78.8503 };
const AT = 1_700_000_000_000;
/** The rest of the way round the globe. */
const ANYWHERE = miles(12_438);

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const around = (coordinates: Coordinates, radius = 25): SearchOrigin => ({
  coordinates,
  radius: miles(radius),
});

/** The expected result: every robot measured one by one, and all of them sorted. */
const plainly = (
  robots: readonly Robot[],
  { coordinates, radius }: SearchOrigin,
  category?: ListingCategory,
): readonly string[] =>
  robots
    .flatMap((robot) => {
      if (!robot.isAvailable || robot.coordinates === null) return [];
      if (category !== undefined && robot.category !== category) return [];
      const distance = haversineMiles(coordinates, robot.coordinates);
      return Number((Math.round(distance * 10) / 10).toFixed(1)) <= radius ? [{ robot, distance }] : [];
    })
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        b.robot.createdAt - a.robot.createdAt ||
        (a.robot.id < b.robot.id ? 1 : -1),
    )
    .map(({ robot }) => robot.id);

const idsIn = ({ found }: NearestPage): readonly string[] => found.map(({ robot }) => robot.id);

/** Reads all pages, and checks what each says of itself; `total` robots are expected. */
const walk = async (
  robots: PublicRobotsPort,
  query: NearestQuery,
  total: number,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (
    let after: RankedCursor | null = query.after ?? null, isFirst = true;
    isFirst || after;
    isFirst = false
  ) {
    const page: NearestPage = await robots.listNearest({ ...query, ...(after && { after }) });
    expect(page.found.length).toBeLessThanOrEqual(query.limit);
    const left = total - found.length;
    if (page.count.kind === 'exact') expect(page.count.value).toBe(left);
    else {
      expect(page.next).not.toBeNull();
      expect(page.count.value).toBeLessThanOrEqual(left);
      expect(page.count.value).toBeGreaterThanOrEqual(page.found.length);
    }
    for (const { robot, distance } of page.found)
      expect(distance).toBe(robot.coordinates && haversineMiles(query.origin.coordinates, robot.coordinates));
    found.push(...idsIn(page));
    if (found.length > total) throw new Error('The pages contain more robots than there are');
    after = page.next;
  }
  return found;
};

/** The nearest robots in the order of their unrounded distances (D4, D100), around the whole globe (D5), a page at a time (D47). */
export const describeNearestRobotsContract = (harness: ContractHarness): void => {
  describe(`the nearest robots: ${harness.name}`, () => {
    const world = useWorld(harness);

    const plantAt = async (current: World, points: readonly Coordinates[], changes: Partial<Robot> = {}) => {
      const ports = await current.client();
      const planted = points.map((coordinates) => storedRobot(ports, { coordinates, ...changes }));
      await current.plant({ robots: planted });
      return { planted, robots: (await current.reader()).robots };
    };
    /** The ids of all within 25 miles. */
    const near = async (robots: PublicRobotsPort, spot: Coordinates, radius = 25) =>
      idsIn(await robots.listNearest({ origin: around(spot, radius), limit: 100 }));

    it('come nearest first, with their unrounded distances', async () => {
      const points = [3, 0.2, 24.9, 0.21, 11].map((distance, i) => pointAt(APEX, i * 70, distance));
      const { planted, robots } = await plantAt(world.current, points);
      const found = await walk(robots, { origin: around(APEX), limit: 2 }, 5);
      expect(found).toEqual([1, 3, 0, 4, 2].map((i) => planted[i]?.id));
    });

    it('are within the radius if their rounded distance is (D4)', async () => {
      const points = [25.0499, 25.0501].map((distance) => pointAt(APEX, 0, distance));
      const { planted, robots } = await plantAt(world.current, points);
      expect(await near(robots, APEX)).toEqual([planted[0]?.id]);
    });

    it('are found on both sides of the antimeridian', async () => {
      const { planted, robots } = await plantAt(world.current, [
        at(-17, 179.9),
        at(-17, -179.8),
        at(-17, 180),
        at(-17, -180),
        at(-17, 0),
      ]);
      const found = await near(robots, at(-17, 179.99), 100);
      expect(found).toEqual(plainly(planted, around(at(-17, 179.99), 100)));
      expect(found).toHaveLength(4);
    });

    it('are found around a pole at every longitude', async () => {
      const { planted, robots } = await plantAt(world.current, [
        at(89.9, 0),
        at(89.8, 179),
        at(90, -90),
        at(80, 0),
      ]);
      expect(await near(robots, at(90, 0), 100)).toEqual([2, 0, 1].map((i) => planted[i]?.id));
      expect(await near(robots, at(89.95, -100), 100)).toHaveLength(3);
    });

    it('are sampled: available ones within the radius, at most as many as the limit (D825)', async () => {
      const points = [24.9, 25.1, 0, 3, 3, 10].map((distance, i) => pointAt(APEX, i * 50, distance));
      const { planted, robots } = await plantAt(world.current, points);
      const paused = storedRobot(await world.stranger(), { coordinates: APEX, isAvailable: false });
      await world.current.plant({ robots: [...planted, paused] });
      const origin = around(APEX);
      const within = plainly(planted, origin);
      const all = await robots.sampleNear({ origin, limit: 12 });
      expect([idsOf(all.robots).toSorted(), all.isAll]).toEqual([within.toSorted(), true]);
      const some = await robots.sampleNear({ origin, limit: 2 });
      expect([new Set(idsOf(some.robots)).size, some.isAll]).toEqual([2, false]);
      expect(within).toEqual(expect.arrayContaining([...idsOf(some.robots)]));
      expect(await robots.sampleNear({ origin: around(at(10, 20)), limit: 2 })).toMatchObject({
        robots: [],
        isAll: true,
      });
    });

    it('are found at latitude 0 and longitude 0', async () => {
      const { planted, robots } = await plantAt(world.current, [at(0, 0)]);
      expect(await near(robots, at(0, 0), 1)).toEqual(idsOf(planted));
    });

    it('are found on the other side of the globe', async () => {
      const { planted, robots } = await plantAt(world.current, [at(-35.7327, 101.1497), at(10, 20)]);
      const found = await walk(robots, { origin: { coordinates: APEX, radius: ANYWHERE }, limit: 1 }, 2);
      expect(found).toEqual([planted[1]?.id, planted[0]?.id]);
    });

    it('at one point come newest first, equal times by id, in pages of any size', async () => {
      const ports = await world.stranger();
      // A town's robots share its centre; some were imported together and share their time.
      const planted = Array.from({ length: 40 }, (_, i) =>
        storedRobot(ports, {
          coordinates: i % 10 === 9 ? pointAt(APEX, i, 3) : APEX,
          createdAt: epochMs(AT + Math.floor(i / 4) * 1000),
          category: LISTING_CATEGORIES[i % 2] ?? 'Other',
        }),
      );
      await world.current.plant({ robots: planted });
      const { robots } = await world.reader();
      const origin = around(pointAt(APEX, 30, 2));
      const category = 'Industrial';
      const own = plainly(planted, origin, category);
      await inOneWorld(named([3, 24, 39, 40, 41]), async (limit) => {
        expect(await walk(robots, { origin, limit }, planted.length)).toEqual(plainly(planted, origin));
        expect(await walk(robots, { origin, category, limit }, own.length)).toEqual(own);
      });
    });

    it('come newest first at the same distance of two points', async () => {
      const ports = await world.stranger();
      const planted = Array.from({ length: 12 }, (_, i) =>
        storedRobot(ports, { coordinates: at(0, i % 2 === 0 ? 0.1 : -0.1), createdAt: epochMs(AT + i) }),
      );
      await world.current.plant({ robots: planted });
      const { robots } = await world.reader();
      for (const limit of [1, 5, 12])
        expect(await walk(robots, { origin: around(at(0, 0)), limit }, 12)).toEqual(
          idsOf(planted.toReversed()),
        );
    });

    it('continue after any position, whether or not a robot is there', async () => {
      const points = [1, 2, 3].map((distance) => pointAt(APEX, 90, distance));
      const { planted, robots } = await plantAt(world.current, points);
      const after: RankedCursor = {
        rank: 1.5,
        createdAt: epochMs(0),
        id: planted[0]?.id ?? storedRobot(await world.stranger()).id,
      };
      const found = await walk(robots, { origin: around(APEX), limit: 1, after }, 2);
      expect(found).toEqual(idsOf(planted.slice(1)));
    });

    it('neither repeat nor lose a robot while others come and go between the pages', async () => {
      const owner = await world.person('Ada');
      const mine: Robot[] = [];
      for (const distance of [1, 2, 3, 4, 5])
        mine.push(
          await owner.ports.robots.create(newRobot(owner, { coordinates: pointAt(APEX, 0, distance) })),
        );
      const { robots } = await world.reader();
      const origin = around(APEX);
      const first = await robots.listNearest({ origin, limit: 2 });
      expect(idsIn(first)).toEqual(idsOf(mine.slice(0, 2)));
      // One that was shown is deleted, one that follows is paused, and one is listed on either side.
      if (mine[1]) await owner.ports.robots.delete(mine[1].id);
      if (mine[3]) await owner.ports.robots.update(mine[3].id, { isAvailable: false });
      for (const distance of [0.5, 3.5])
        await owner.ports.robots.create(newRobot(owner, { coordinates: pointAt(APEX, 0, distance) }));
      const found = [...idsIn(first)];
      for (let next = first.next; next;) {
        const page: NearestPage = await robots.listNearest({ origin, limit: 2, after: next });
        found.push(...idsIn(page));
        next = page.next;
        expect(found.length).toBeLessThan(8);
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining([0, 1, 2, 4].map((i) => mine[i]?.id)));
    });

    it('are left out while paused', async () => {
      const { robots } = await plantAt(world.current, [APEX], { isAvailable: false });
      expect(await near(robots, APEX)).toEqual([]);
    });

    it('are left out without coordinates, however large the radius is', async () => {
      const { robots } = await plantAt(world.current, [APEX], { coordinates: null });
      expect(await near(robots, APEX, ANYWHERE)).toEqual([]);
    });

    it('can be limited to a category', async () => {
      const ports = await world.stranger();
      const planted = LISTING_CATEGORIES.map((own) =>
        storedRobot(ports, { category: own, coordinates: APEX }),
      );
      await world.current.plant({ robots: planted });
      const { robots } = await world.reader();
      await inOneWorld(named(LISTING_CATEGORIES), async (category) => {
        const page = await robots.listNearest({ origin: around(APEX), category, limit: 9 });
        expect(page.found.map(({ robot }) => robot)).toEqual(
          planted.filter((robot) => robot.category === category),
        );
      });
    });

    it('are found at their new position after a move, and no longer at the old one', async () => {
      const owner = await world.person('Ada');
      const { id } = await owner.ports.robots.create(newRobot(owner, { coordinates: at(15, 35) }));
      const { robots } = await world.reader();
      expect(await near(robots, at(15, 35))).toEqual([id]);
      await owner.ports.robots.update(id, { coordinates: at(50, 5) });
      expect(await near(robots, at(15, 35))).toEqual([]);
      expect(await near(robots, at(50, 5))).toEqual([id]);
    });

    it('are returned with their current fields', async () => {
      const owner = await world.person('Ada');
      const { id } = await owner.ports.robots.create(newRobot(owner, { coordinates: APEX }));
      const { robots } = await world.reader();
      const first = async () =>
        (await robots.listNearest({ origin: around(APEX), limit: 5 })).found.map(({ robot }) => robot);
      expect(await first()).toEqual([await owner.ports.robots.get(id)]);
      await owner.ports.robots.update(id, { name: 'Renamed' });
      expect(await first()).toEqual([await owner.ports.robots.get(id)]);
      await owner.ports.robots.delete(id);
      expect(await first()).toEqual([]);
    });

    it('equal the plain search over all robots, in pages of every size', async () => {
      const ports = await world.stranger();
      // Towns that many robots share, places of their own near them, and others all over the globe.
      const towns = fc.sample(coordinatesArb, { numRuns: 5, seed: 7 });
      const points = towns.flatMap((town, i) => [
        ...Array.from({ length: 6 }, () => town),
        ...fc.sample(nearbyArb(town, 0.4), { numRuns: 3, seed: i }),
      ]);
      const planted = [...points, ...fc.sample(coordinatesArb, { numRuns: 10, seed: 3 })].map(
        (coordinates, i) =>
          storedRobot(ports, {
            coordinates: i % 11 === 0 ? null : coordinates,
            isAvailable: i % 7 !== 0,
            category: LISTING_CATEGORIES[i % 5] ?? 'Other',
            createdAt: epochMs(AT + (i % 6) * 1000),
          }),
      );
      await world.current.plant({ robots: planted });
      const { robots } = await world.reader();
      const town = fc.constantFrom(...towns);
      const spot = fc.oneof(
        town,
        town.chain((one) => nearbyArb(one, 0.2)),
        coordinatesArb,
      );
      const radius = fc.oneof(
        { weight: 4, arbitrary: radiusArb },
        { weight: 1, arbitrary: fc.constant(ANYWHERE) },
      );
      const category = fc.option(fc.constantFrom(...LISTING_CATEGORIES), { nil: undefined });
      const size = fc.oneof(fc.integer({ min: 1, max: 25 }), fc.constant(1000));
      await fc.assert(
        fc.asyncProperty(spot, radius, category, size, async (coordinates, within, wanted, limit) => {
          const origin = { coordinates, radius: within };
          const expected = plainly(planted, origin, wanted);
          const query = { origin, limit: expected.length > 50 ? Math.max(15, limit) : limit };
          const found = await walk(
            robots,
            { ...query, ...(wanted && { category: wanted }) },
            expected.length,
          );
          expect(found).toEqual(expected);
        }),
        { numRuns: harness.runs(300) },
      );
    });
  });
};
