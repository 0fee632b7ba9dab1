import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { stub } from '../../testing/stub.ts';
import { robotId } from '../ids.ts';
import { PortError } from '../ports/port-error.ts';
import type { RankedCursor, RobotsPort } from '../ports/robots.ts';
import { parseCategory } from './category.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import { byOrder, type ListingOrder } from './robot-order.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { dollarsPerDay, epochMs } from '../units.ts';
import { findInOrder } from './find-in-order.ts';

const robots: readonly Robot[] = Array.from({ length: 2500 }, (_, index) => ({
  ...adaRobot,
  id: robotId(`robot${index}`),
  category: index % 2 === 0 ? 'Hobby' : 'Other',
  name: index === 1200 ? 'a needle' : 'hay',
  createdAt: epochMs(adaRobot.createdAt - index),
}));
const criteria = (text: string, category = '') => ({
  text,
  category: parseCategory(category),
  price: NO_PRICE_BOUNDS,
});
const world = () => {
  const { port, reads } = listedRobots(robots);
  return { robots: stub<RobotsPort>(port), reads };
};

const newest = (
  port: RobotsPort,
  asked: SearchCriteria,
  after: RankedCursor | null,
  limit: number,
  order: ListingOrder = 'newest',
) => findInOrder(port, asked, order, after, limit);

describe('finding robots page by page (D47)', () => {
  it('reads a single page if the backend can filter by itself', async () => {
    const here = world();
    const { found, next } = await newest(here.robots, criteria('', 'hobby'), null, 24);
    expect(found.map(({ robot }) => robot.id).slice(0, 3)).toEqual(['robot0', 'robot2', 'robot4']);
    expect([found.length, next?.id, here.reads.listAvailable]).toEqual([24, 'robot46', 1]);
  });

  it('stops after ten pages, and continues from there', async () => {
    const here = world();
    const first = await newest(here.robots, criteria('needle'), null, 24);
    expect([first.found.length, first.next?.id, here.reads.listAvailable]).toEqual([0, 'robot999', 10]);
    const second = await newest(here.robots, criteria('needle'), first.next, 24);
    expect(second.found.map(({ robot }) => robot.id)).toEqual(['robot1200']);
    const third = await newest(here.robots, criteria('needle'), second.next, 24);
    expect([third.found.length, third.next]).toEqual([0, null]);
  });

  it('continues within a page that contained more matches than the limit', async () => {
    const here = world();
    const first = await newest(here.robots, criteria('hay'), null, 3);
    expect(first.next?.id).toBe('robot2');
    const second = await newest(here.robots, criteria('hay'), first.next, 3);
    expect(second.found.map(({ robot }) => robot.id)).toEqual(['robot3', 'robot4', 'robot5']);
  });

  const few = (count: number, isNeedle: (index: number) => boolean) => {
    const { port, reads } = listedRobots(
      robots.slice(0, count).map((one, index) => ({ ...one, name: isNeedle(index) ? 'a needle' : 'hay' })),
    );
    return { robots: stub<RobotsPort>(port), reads };
  };

  it('keeps the order newest first across pages', async () => {
    const here = few(400, (index) => [50, 150, 250].includes(index));
    const { found } = await newest(here.robots, criteria('needle'), null, 24);
    expect(found.map(({ robot }) => robot.id)).toEqual(['robot50', 'robot150', 'robot250']);
  });

  it('continues after the last robot read, or ends, when it found exactly the limit', async () => {
    const middle = few(400, (index) => index === 20 || index === 50);
    expect((await newest(middle.robots, criteria('needle'), null, 2)).next?.id).toBe('robot99');
    const end = few(80, (index) => index === 20 || index === 50);
    expect((await newest(end.robots, criteria('needle'), null, 2)).next).toBeNull();
  });

  it.each([
    { min: 30, max: null },
    { min: null, max: 30 },
  ])('reads large pages when only the price %j filters', async (price) => {
    const { port, reads } = listedRobots(
      robots.slice(0, 300).map((one, index) => ({
        ...one,
        price: dollarsPerDay(index === 90 ? 30 : index < 90 === (price.min !== null) ? 20 : 40),
      })),
    );
    const { found } = await newest(stub<RobotsPort>(port), { ...criteria(''), price }, null, 1);
    expect(found.map(({ robot }) => robot.id)).toEqual(['robot90']);
    expect(reads.listAvailable).toBe(1);
  });

  it.each(['drone', 'nonsense'])(
    'reads nothing for the category %s, which no robot can have',
    async (category) => {
      const here = world();
      expect(await newest(here.robots, criteria('', category), null, 24)).toEqual({
        found: [],
        next: null,
        count: { kind: 'exact', value: 0 },
      });
      expect(here.reads.listAvailable).toBe(0);
    },
  );
});

describe('finding robots in order of their price (D360)', () => {
  const priced = robots
    .slice(0, 300)
    .map((one, index) => ({ ...one, price: dollarsPerDay((index * 7) % 50) }));
  const asked = { ...criteria(''), price: { min: 10, max: 20 } };
  const inRange = priced.filter(({ price }) => price >= 10 && price <= 20);

  it.each(['price-up', 'price-down'] as const)('%s leaves the bounds to the backend', async (order) => {
    const { port, reads } = listedRobots(priced);
    const page = await newest(stub<RobotsPort>(port), asked, null, 24, order);
    expect(page.found.map(({ robot }) => robot)).toEqual([...inRange].sort(byOrder(order)).slice(0, 24));
    expect(reads.listAvailable).toBe(1);
    const rest = await newest(stub<RobotsPort>(port), asked, page.next, 1000, order);
    expect(rest.found).toHaveLength(inRange.length - 24);
  });

  it('best-rated filters the price after reading', async () => {
    const { port } = listedRobots(priced);
    const page = await newest(stub<RobotsPort>(port), asked, null, 24, 'best-rated');
    expect(page.found.map(({ robot }) => robot)).toEqual(
      [...inRange].sort(byOrder('best-rated')).slice(0, 24),
    );
  });
});

describe('how many there are (D42)', () => {
  const counted = async (text: string, category = '', limit = 24, after: RankedCursor | null = null) =>
    (await newest(world().robots, criteria(text, category), after, limit)).count;

  it('is exact when everything was read', async () => {
    const { port } = listedRobots(robots.slice(0, 5));
    const few = stub<RobotsPort>(port);
    expect((await newest(few, criteria('hay'), null, 24)).count).toEqual({ kind: 'exact', value: 5 });
    expect((await newest(few, criteria('hay'), null, 2)).count).toEqual({ kind: 'exact', value: 5 });
  });

  it('is at least the number found when more may follow', async () => {
    expect(await counted('hay')).toEqual({ kind: 'at-least', value: 24 });
    expect(await counted('needle')).toEqual({ kind: 'at-least', value: 0 });
    expect(
      await counted('', 'hobby', 24, { rank: 0, createdAt: adaRobot.createdAt, id: robotId('z') }),
    ).toEqual({
      kind: 'at-least',
      value: 24,
    });
  });

  it("is the backend's count when only the category filters", async () => {
    const { port } = listedRobots(robots.slice(0, 300));
    const some = stub<RobotsPort>(port);
    expect((await newest(some, criteria('', 'hobby'), null, 24)).count).toEqual({
      kind: 'exact',
      value: 150,
    });
    expect((await newest(some, criteria(''), null, 24)).count).toEqual({ kind: 'exact', value: 300 });
  });

  it("is at least the backend's count when that reached its limit or is missing", async () => {
    expect(await counted('', 'hobby')).toEqual({ kind: 'at-least', value: 1250 });
    const { port } = listedRobots(robots);
    const countAvailable = () => Promise.reject(new PortError('unavailable'));
    const mute = stub<RobotsPort>({ ...port, countAvailable });
    expect((await newest(mute, criteria('', 'hobby'), null, 24)).count).toEqual({
      kind: 'at-least',
      value: 24,
    });
  });
});
