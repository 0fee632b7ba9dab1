import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { stub } from '../../testing/stub.ts';
import { robotId } from '../ids.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { dollarsPerDay, epochMs, miles } from '../units.ts';
import { parseCategory } from './category.ts';
import { findNearInOrder, SORTED_NEAREST } from './find-near.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import type { Robot } from './robot.ts';

const HERE = { latitude: 35.7, longitude: -78.8 };

/** The higher the number, the farther away, the cheaper, and the older. */
const robots = (count: number): readonly Robot[] =>
  Array.from({ length: count }, (_, i) => ({
    ...adaRobot,
    id: robotId(`robot${i}`),
    name: i % 2 === 0 ? 'Rover' : 'Arm',
    category: i % 10 === 0 ? 'Hobby' : 'Other',
    coordinates: { latitude: HERE.latitude + i / 10_000, longitude: HERE.longitude },
    price: dollarsPerDay(1000 - i),
    createdAt: epochMs(adaRobot.createdAt - i),
  }));

const find = async (
  count: number,
  { text = '', category = '', order = 'price-up' as const, radius = 100 } = {},
) => {
  const { port, reads } = listedRobots(robots(count));
  const criteria = { text, category: parseCategory(category), price: NO_PRICE_BOUNDS };
  const origin = { coordinates: HERE, radius: miles(radius) };
  const page = await findNearInOrder(stub<RobotsPort>(port), criteria, origin, order);
  return { ...page, ids: page.found.map(({ robot }) => robot.id), reads: reads.listNearest };
};

describe('the nearest robots in another order (D360)', () => {
  it('are all within the radius, when these are not more than are sorted', async () => {
    const page = await find(SORTED_NEAREST);
    expect(page.ids).toEqual(
      robots(SORTED_NEAREST)
        .map(({ id }) => id)
        .reverse(),
    );
    expect([page.isAllRead, page.count, page.next]).toEqual([
      true,
      { kind: 'exact', value: SORTED_NEAREST },
      null,
    ]);
    expect(page.found.every(({ distance }) => distance !== null)).toBe(true);
  });

  it('are the nearest of more, although a cheaper one is farther away, and one page of reads', async () => {
    const page = await find(SORTED_NEAREST + 50);
    expect([page.ids[0], page.ids.at(-1), page.ids.length]).toEqual(['robot199', 'robot0', SORTED_NEAREST]);
    expect([page.isAllRead, page.count]).toEqual([false, { kind: 'at-least', value: SORTED_NEAREST }]);
    expect(page.reads).toBe(1);
  });

  it('are those that meet the criteria; only these are counted', async () => {
    const page = await find(20, { text: 'rover' });
    expect(page.ids).toEqual([
      'robot18',
      'robot16',
      'robot14',
      'robot12',
      'robot10',
      'robot8',
      'robot6',
      'robot4',
      'robot2',
      'robot0',
    ]);
    expect(page.count).toEqual({ kind: 'exact', value: 10 });
  });

  it('are within the radius alone', async () => {
    const page = await find(100, { radius: 0.5 });
    expect(page.ids.length).toBe(80);
  });

  it('are the nearest of the category, which the backend filters by', async () => {
    expect((await find(SORTED_NEAREST + 50, { category: 'hobby' })).ids).toHaveLength(25);
  });

  it('are none, without a read, for a category that no robot can have', async () => {
    const page = await find(20, { category: 'medical' });
    expect([page.ids, page.isAllRead, page.reads]).toEqual([[], true, 0]);
  });
});
