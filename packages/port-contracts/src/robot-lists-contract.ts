import {
  dollarsPerDay,
  epochMs,
  LIST_MAX,
  LISTING_CATEGORIES,
  LISTING_ORDERS,
  miles,
  type PublicRobotsPort,
  type Robot,
  type ListingQuery,
  type RankedCursor,
  type RobotCursor,
  type RobotPage,
  type RobotVersion,
  type RobotVersionPage,
} from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { idsOf, newestFirst, newRobot, storedRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const AT = 1_700_000_000_000;

/** Lists of robots, their order and their pages (D101, D7, D9). */
export const describeRobotListsContract = (harness: ContractHarness): void => {
  describe(`lists of robots: ${harness.name}`, () => {
    const world = useWorld(harness);

    /** Twenty robots with few times and ratings, so that ties happen; every fourth is paused. */
    const plantTwenty = async (): Promise<{ planted: readonly Robot[]; robots: PublicRobotsPort }> => {
      const ports = await world.stranger();
      const planted = Array.from({ length: 20 }, (_, i) =>
        storedRobot(ports, {
          category: LISTING_CATEGORIES[i % 3] ?? 'Other',
          createdAt: epochMs(AT + Math.floor(i / 5) * 1000),
          rating: [0, 4.5, 5][i % 3] ?? 0,
          isAvailable: i % 4 !== 3,
          price: dollarsPerDay(i + 1),
        }),
      );
      await world.current.plant({ robots: planted });
      return { planted, robots: (await world.reader()).robots };
    };

    const walk = async (
      robots: PublicRobotsPort,
      query: Pick<ListingQuery, 'limit'> & Partial<ListingQuery>,
    ): Promise<readonly Robot[]> => {
      const found: Robot[] = [];
      let after: RankedCursor | null = null;
      do {
        const page: RobotPage = await robots.listAvailable({
          order: 'newest',
          ...query,
          ...(after && { after }),
        });
        expect(page.robots.length).toBeLessThanOrEqual(query.limit);
        found.push(...page.robots);
        after = page.next;
        if (found.length > 100) throw new Error('The pages do not end');
      } while (after);
      return found;
    };

    describe('of an owner', () => {
      it('show every visitor the available ones, newest first', async () => {
        const { planted, robots } = await plantTwenty();
        const owner = planted[0]?.ownerId;
        if (!owner) throw new Error('Nothing was planted');
        expect(await robots.listAvailableByOwner(owner)).toEqual(
          newestFirst(planted.filter((r) => r.isAvailable)),
        );
      });

      it('are empty for a user without listings', async () => {
        const { user } = await world.person('Ada');
        expect(await (await world.reader()).robots.listAvailableByOwner(user.uid)).toEqual([]);
      });
    });

    describe('of featured robots', () => {
      it('contain the best rated first, equal ones newest first, without paused ones', async () => {
        const { planted, robots } = await plantTwenty();
        const available = newestFirst(planted.filter(({ isAvailable }) => isAvailable));
        const expected = [5, 4.5, 0].flatMap((rating) =>
          available.filter((robot) => robot.rating === rating),
        );
        expect(await robots.listFeatured(20)).toEqual(expected);
      });

      it.each([1, 6])('contain at most %i', async (limit) => {
        const { robots } = await plantTwenty();
        const all = await robots.listFeatured(20);
        expect(await robots.listFeatured(limit)).toEqual(all.slice(0, limit));
      });

      it('are empty if there are no robots', async () => {
        expect(await (await world.reader()).robots.listFeatured(6)).toEqual([]);
      });
    });

    describe('of the newest robots', () => {
      it.each([1, 2, 3, 5, 7, 14, 15, 16, 20])(
        'together contain all robots in pages of %i, including ties',
        async (limit) => {
          const { planted, robots } = await plantTwenty();
          const expected = newestFirst(planted.filter(({ isAvailable }) => isAvailable));
          expect(await walk(robots, { limit })).toEqual(expected);
        },
      );

      it('end with the last page, even when it is full', async () => {
        const { planted, robots } = await plantTwenty();
        const count = planted.filter(({ isAvailable }) => isAvailable).length;
        expect((await robots.listAvailable({ order: 'newest', limit: count })).next).toBeNull();
        expect((await robots.listAvailable({ order: 'newest', limit: count - 1 })).next).not.toBeNull();
      });

      it.each(['Educational', 'Industrial', 'Other'] as const)(
        'can be limited to the category %s',
        async (category) => {
          const { planted, robots } = await plantTwenty();
          const expected = newestFirst(
            planted.filter((robot) => robot.isAvailable && robot.category === category),
          );
          expect(await walk(robots, { limit: 2, category })).toEqual(expected);
        },
      );

      it('continue at the same place when a newer robot is added in between', async () => {
        const { planted, robots } = await plantTwenty();
        const first = await robots.listAvailable({ order: 'newest', limit: 4 });
        const newcomer = storedRobot(await world.stranger(), { createdAt: epochMs(AT + 60_000) });
        await world.current.plant({ robots: [newcomer] });
        const second = await robots.listAvailable({
          order: 'newest',
          limit: 20,
          ...(first.next && { after: first.next }),
        });
        const expected = newestFirst(planted.filter(({ isAvailable }) => isAvailable));
        expect([...first.robots, ...second.robots]).toEqual(expected);
      });

      it('continue at the same place when the robot of the cursor was deleted', async () => {
        const owner = await world.person('Ada');
        for (let i = 0; i < 4; i += 1) await owner.ports.robots.create(newRobot(owner));
        const reader = await world.reader();
        const { robots, next } = await reader.robots.listAvailable({ order: 'newest', limit: 2 });
        const all = await reader.robots.listAvailable({ order: 'newest', limit: 4 });
        const last = robots.at(-1);
        if (last) await owner.ports.robots.delete(last.id);
        const rest = await reader.robots.listAvailable({
          order: 'newest',
          limit: 4,
          ...(next && { after: next }),
        });
        expect(rest.robots).toEqual(all.robots.slice(2));
      });

      it('are empty if there are no robots', async () => {
        const { robots } = await world.reader();
        expect(await robots.listAvailable({ order: 'newest', limit: 3 })).toEqual({ robots: [], next: null });
      });
    });

    describe('of new robots (D390)', () => {
      const HERE = { south: 35, north: 36, west: -79, east: -78 };
      /** Two robots a second; every third is outside the box, on its border or without a place. */
      const plantInTime = async () => {
        const ports = await world.stranger();
        const places = [
          { latitude: 35.7, longitude: -78.9 },
          { latitude: 36, longitude: -79 },
          { latitude: 36.001, longitude: -78.9 },
          null,
        ];
        const planted = Array.from({ length: 24 }, (_, i) =>
          storedRobot(ports, {
            category: LISTING_CATEGORIES[i % 2] ?? 'Other',
            createdAt: epochMs(AT + Math.floor(i / 2) * 1000),
            coordinates: places[i % 4] ?? null,
            isAvailable: i % 7 !== 6,
          }),
        );
        await world.current.plant({ robots: planted });
        return { planted, robots: (await world.reader()).robots };
      };

      it.each([-1, 0, 999, 1000, 5000, 11_000, 60_000])(
        'are the available ones listed later than %i ms after the first, in a category and a box',
        async (later) => {
          const { planted, robots } = await plantInTime();
          const since = epochMs(AT + later);
          const fresh = planted.filter((robot) => robot.isAvailable && robot.createdAt > since);
          const category = LISTING_CATEGORIES[1];
          const isHere = ({ coordinates }: Robot) =>
            coordinates !== null && coordinates.latitude <= 36 && coordinates.longitude >= -79;
          const isOf = (robot: Robot) => robot.category === category;
          const ask = async (more: object) =>
            newestFirst(await robots.listNew({ since, limit: 50, ...more }));
          expect(await ask({})).toEqual(newestFirst(fresh));
          expect(await ask({ category })).toEqual(newestFirst(fresh.filter(isOf)));
          expect(await ask({ box: HERE })).toEqual(newestFirst(fresh.filter(isHere)));
          expect(await ask({ category, box: HERE })).toEqual(
            newestFirst(fresh.filter((robot) => isOf(robot) && isHere(robot))),
          );
        },
      );

      it('are at most as many as the limit, each once', async () => {
        const { planted, robots } = await plantInTime();
        for (const limit of [1, 5]) {
          for (const more of [{}, { box: HERE }]) {
            const found = await robots.listNew({ since: epochMs(AT), limit, ...more });
            expect(new Set(idsOf(found)).size).toBe(limit);
            for (const robot of found) expect(planted).toContainEqual(robot);
          }
        }
      });

      it('are none if there are no robots', async () => {
        const { robots } = await world.reader();
        expect(await robots.listNew({ since: epochMs(0), limit: 5 })).toEqual([]);
        expect(await robots.listNew({ since: epochMs(0), limit: 5, box: HERE })).toEqual([]);
      });
    });

    describe('in an order (D360)', () => {
      const ranks = {
        newest: () => 0,
        'price-up': ({ price }: Robot) => 0 - price,
        'price-down': ({ price }: Robot) => price,
        'best-rated': ({ rating }: Robot) => rating,
      };
      /** Robots that share prices and ratings. */
      const plantTies = async () => {
        const ports = await world.stranger();
        const planted = Array.from({ length: 24 }, (_, i) =>
          storedRobot(ports, {
            category: LISTING_CATEGORIES[i % 2] ?? 'Other',
            createdAt: epochMs(AT + (i % 5) * 1000),
            rating: [0, 4.5, 5][i % 3] ?? 0,
            price: dollarsPerDay([10, 20.5, 30, 40][i % 4] ?? 1),
            isAvailable: i % 6 !== 5,
          }),
        );
        await world.current.plant({ robots: planted });
        return { planted, robots: (await world.reader()).robots };
      };
      const expected = (planted: readonly Robot[], order: ListingQuery['order']): readonly Robot[] =>
        newestFirst(planted.filter(({ isAvailable }) => isAvailable)).toSorted(
          (a, b) => ranks[order](b) - ranks[order](a),
        );

      it.each(LISTING_ORDERS)('%s contain all robots, equal ones newest first, in pages', async (order) => {
        const { planted, robots } = await plantTies();
        for (const limit of [1, 3, 19, 20, 21])
          expect(await walk(robots, { order, limit })).toEqual(expected(planted, order));
        const category = LISTING_CATEGORIES[1];
        expect(await walk(robots, { order, limit: 3, category })).toEqual(
          expected(planted, order).filter((robot) => robot.category === category),
        );
      });

      it.each(['price-up', 'price-down'] as const)('%s keep to the bounds of the price', async (order) => {
        const { planted, robots } = await plantTies();
        for (const price of [
          { min: 20.5, max: 30 },
          { min: 20.5, max: null },
          { min: null, max: 20.5 },
          { min: 11, max: 12 },
        ]) {
          const kept = expected(planted, order).filter(
            (robot) => robot.price >= (price.min ?? 0) && robot.price <= (price.max ?? Infinity),
          );
          for (const limit of [1, 4, 10]) expect(await walk(robots, { order, limit, price })).toEqual(kept);
          const category = LISTING_CATEGORIES[0];
          expect(await walk(robots, { order, limit: 4, price, category })).toEqual(
            kept.filter((robot) => robot.category === category),
          );
        }
      });

      it.each(['newest', 'best-rated'] as const)('%s ignore the bounds of the price', async (order) => {
        const { planted, robots } = await plantTies();
        expect(await walk(robots, { order, limit: 7, price: { min: 11, max: 12 } })).toEqual(
          expected(planted, order),
        );
      });
    });

    describe('of versions', () => {
      it.each([1, 4, 15, 20])(
        'name the newest robots and when they last changed, in pages of %i',
        async (limit) => {
          const { planted, robots } = await plantTwenty();
          const found: RobotVersion[] = [];
          for (let after: RobotCursor | null | undefined; after !== null;) {
            const page: RobotVersionPage = await robots.listVersions({ limit, ...(after && { after }) });
            expect(page.versions.length).toBeLessThanOrEqual(limit);
            found.push(...page.versions);
            after = page.next;
          }
          const expected = newestFirst(planted.filter(({ isAvailable }) => isAvailable));
          expect(found).toEqual(
            expected.map(({ id, createdAt, updatedAt }) => ({ id, createdAt, updatedAt })),
          );
        },
      );

      it('follow a change', async () => {
        const owner = await world.person('Ada');
        const { id } = await owner.ports.robots.create(newRobot(owner));
        const { robots } = await world.reader();
        const [before] = (await robots.listVersions({ limit: 1 })).versions;
        await world.current.tick();
        await owner.ports.robots.update(id, { name: 'Renamed' });
        const [after] = (await robots.listVersions({ limit: 1 })).versions;
        expect(before).toMatchObject({ id, createdAt: after?.createdAt });
        expect(after?.updatedAt).toBeGreaterThan(before?.updatedAt ?? Infinity);
      });

      it('are empty if there are no robots', async () => {
        const { robots } = await world.reader();
        expect(await robots.listVersions({ limit: 3 })).toEqual({ versions: [], next: null });
      });
    });

    describe('counted by category', () => {
      it('count the available ones', async () => {
        const { planted, robots } = await plantTwenty();
        const count = (category: string) =>
          planted.filter((r) => r.isAvailable && r.category === category).length;
        const expected = Object.fromEntries(
          LISTING_CATEGORIES.map((category) => [category, count(category)]),
        );
        expect(await robots.countAvailable()).toEqual(expected);
      });

      it('are zero if there are no robots', async () => {
        const expected = { Educational: 0, Industrial: 0, Service: 0, Hobby: 0, Other: 0 };
        expect(await (await world.reader()).robots.countAvailable()).toEqual(expected);
      });

      it('change with pausing, reopening, changing the category and deleting', async () => {
        const owner = await world.person('Ada');
        const { robots } = owner.ports;
        const reader = await world.reader();
        const { id } = await robots.create(newRobot(owner, { category: 'Service' }));
        const counts = async () => {
          const { Service, Hobby } = await reader.robots.countAvailable();
          return [Service, Hobby];
        };
        expect(await counts()).toEqual([1, 0]);
        await robots.update(id, { isAvailable: false });
        expect(await counts()).toEqual([0, 0]);
        await robots.update(id, { isAvailable: true, category: 'Hobby' });
        expect(await counts()).toEqual([0, 1]);
        await robots.delete(id);
        expect(await counts()).toEqual([0, 0]);
      });
    });

    it('contain every robot, however many requests they need, and count up to a thousand', async () => {
      const ports = await world.stranger();
      const planted = Array.from({ length: LIST_MAX + 1 }, (_, i) =>
        storedRobot(ports, { createdAt: epochMs(AT + Math.floor(i / 2)), images: [] }),
      );
      await world.current.plant({ robots: planted });
      const { ownerId, coordinates } = storedRobot(ports);
      if (coordinates === null) throw new Error('A planted robot has its place');

      const { robots } = await world.reader();
      expect(idsOf(await robots.listAvailableByOwner(ownerId))).toEqual(idsOf(newestFirst(planted)));
      const origin = { coordinates, radius: miles(1) };
      const near = await robots.listNearest({ origin, limit: LIST_MAX + 1 });
      expect(near.found.map(({ robot }) => robot.id)).toEqual(idsOf(newestFirst(planted)));
      const { versions } = await robots.listVersions({ limit: LIST_MAX + 1 });
      expect(idsOf(versions)).toEqual(idsOf(newestFirst(planted)));
      expect(await robots.countAvailable()).toMatchObject({ Service: LIST_MAX, Hobby: 0 });
    });

    it('exclude a paused listing, and include it again when it is reopened', async () => {
      const owner = await world.person('Ada');
      const { robots } = owner.ports;
      const reader = await world.reader();
      const { id } = await robots.create(newRobot(owner));
      const shown = async () => [
        idsOf((await reader.robots.listAvailable({ order: 'newest', limit: 9 })).robots),
        idsOf((await reader.robots.listVersions({ limit: 9 })).versions),
        idsOf(await reader.robots.listFeatured(9)),
        idsOf(await reader.robots.listAvailableByOwner(owner.user.uid)),
      ];
      expect(await shown()).toEqual([[id], [id], [id], [id]]);
      await robots.update(id, { isAvailable: false });
      expect(await shown()).toEqual([[], [], [], []]);
      await robots.update(id, { isAvailable: true });
      expect(await shown()).toEqual([[id], [id], [id], [id]]);
    });
  });
};
