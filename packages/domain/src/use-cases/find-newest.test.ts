import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { stub } from '../../testing/stub.ts';
import { robotId } from '../ids.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { parseCategory } from '../robots/category.ts';
import { NO_PRICE_BOUNDS } from '../robots/price-filter.ts';
import type { Robot } from '../robots/robot.ts';
import { epochMs } from '../units.ts';
import { findNewest, readNewest } from './find-newest.ts';

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

describe('finding robots page by page', () => {
  it('reads one page of what is asked where the backend narrows by itself', async () => {
    const here = world();
    const { found, next } = await findNewest(here.robots, criteria('', 'hobby'), null, 24);
    expect(found.map(({ robot }) => robot.id).slice(0, 3)).toEqual(['robot0', 'robot2', 'robot4']);
    expect([found.length, next?.id, here.reads.listNewest]).toEqual([24, 'robot46', 1]);
  });

  it('gives up after ten pages, and goes on from there', async () => {
    const here = world();
    const first = await findNewest(here.robots, criteria('needle'), null, 24);
    expect([first.found.length, first.next?.id, here.reads.listNewest]).toEqual([0, 'robot999', 10]);
    const second = await findNewest(here.robots, criteria('needle'), first.next, 24);
    expect(second.found.map(({ robot }) => robot.id)).toEqual(['robot1200']);
    const third = await findNewest(here.robots, criteria('needle'), second.next, 24);
    expect([third.found.length, third.next]).toEqual([0, null]);
  });

  it('goes on within a page that held more than was asked for', async () => {
    const here = world();
    const first = await findNewest(here.robots, criteria('hay'), null, 3);
    expect(first.next?.id).toBe('robot2');
    const second = await findNewest(here.robots, criteria('hay'), first.next, 3);
    expect(second.found.map(({ robot }) => robot.id)).toEqual(['robot3', 'robot4', 'robot5']);
  });

  it.each(['drone', 'nonsense'])(
    'reads nothing for the category %s, which no robot can have',
    async (category) => {
      const here = world();
      expect(await findNewest(here.robots, criteria('', category), null, 24)).toEqual({
        found: [],
        next: null,
      });
      expect(here.reads.listNewest).toBe(0);
    },
  );
});

it('reads the newest robots of every category, as many as one call may', async () => {
  const here = world();
  const read = await readNewest(here.robots);
  expect(read).toEqual(robots.slice(0, 1000));
  expect(here.reads.listNewest).toBe(10);
});
