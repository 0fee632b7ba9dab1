import {
  dollarsPerDay,
  epochMs,
  LISTING_CATEGORIES,
  LISTING_ORDERS,
  type ListingQuery,
  type PublicRobotsPort,
  type RankedCursor,
  type Robot,
  type RobotPage,
} from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { newestFirst, newRobot, storedRobot } from './robots.ts';
import { AT, plantTwenty } from './twenty-robots.ts';
import { useWorld } from './use-world.ts';

/** All pages of a list, one after the other. */
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

/** The available robots in an order, and their pages (D101, D360). */
export const describeRobotOrdersContract = (harness: ContractHarness): void => {
  describe(`orders of robots: ${harness.name}`, () => {
    const world = useWorld(harness);

    describe('of the newest robots', () => {
      it('together contain all robots in pages of any size, including ties', async () => {
        const { planted, robots } = await plantTwenty(world);
        const expected = newestFirst(planted.filter(({ isAvailable }) => isAvailable));
        await inOneWorld(named([2, 5, 14, 15, 16]), async (limit) =>
          expect(await walk(robots, { limit })).toEqual(expected),
        );
      });

      it('end with the last page, even when it is full', async () => {
        const { planted, robots } = await plantTwenty(world);
        const count = planted.filter(({ isAvailable }) => isAvailable).length;
        expect((await robots.listAvailable({ order: 'newest', limit: count })).next).toBeNull();
        expect((await robots.listAvailable({ order: 'newest', limit: count - 1 })).next).not.toBeNull();
      });

      it('can be limited to a category', async () => {
        const { planted, robots } = await plantTwenty(world);
        await inOneWorld(named(['Educational', 'Industrial', 'Other'] as const), async (category) => {
          const expected = newestFirst(
            planted.filter((robot) => robot.isAvailable && robot.category === category),
          );
          expect(await walk(robots, { limit: 2, category })).toEqual(expected);
        });
      });

      it('continue at the same place when a newer robot is added in between', async () => {
        const { planted, robots } = await plantTwenty(world);
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
        expect(await robots.listAvailable({ order: 'newest', limit: 3 })).toMatchObject({
          robots: [],
          next: null,
        });
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
        for (const limit of [1, 3, 20, 21])
          expect(await walk(robots, { order, limit })).toEqual(expected(planted, order));
        const category = 'Industrial';
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
          for (const limit of [1, 5]) expect(await walk(robots, { order, limit, price })).toEqual(kept);
          const category = 'Educational';
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
  });
};
