import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { stub } from '../../testing/stub.ts';
import { robotId } from '../ids.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { parseCategory } from './category.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import type { Robot } from './robot.ts';
import { dollarsPerDay, miles } from '../units.ts';
import { hintsEverywhere, hintsNear, readSample } from './empty-result-hints.ts';
import { atLeast, exactly } from './match-count.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

const apex = { latitude: 35.7, longitude: -78.9 };
/** One degree of latitude is 69.1 miles. */
const north = (distance: number) => ({
  latitude: apex.latitude + distance / 69.1,
  longitude: apex.longitude,
});
const robot = (id: string, changes: Partial<Robot>): Robot => ({ ...adaRobot, id: robotId(id), ...changes });

const robots = [
  robot('near hobby', { category: 'Hobby', coordinates: north(3) }),
  robot('near other', { category: 'Other', coordinates: north(4) }),
  robot('nearest service', { category: 'Service', coordinates: north(38) }),
  robot('second service', { category: 'Service', coordinates: north(39) }),
  robot('far service', { category: 'Service', coordinates: north(90) }),
  robot('educational', { category: 'Educational', coordinates: north(78) }),
  robot('too far', { category: 'Industrial', coordinates: north(150) }),
];
const criteria = (category: string) => ({
  text: '',
  category: parseCategory(category),
  price: NO_PRICE_BOUNDS,
});
const near = async (port: Partial<RobotsPort>, asked: SearchCriteria, origin: SearchOrigin) => {
  const listed = stub<RobotsPort>(port);
  return hintsNear(listed, asked, origin, await readSample(listed, origin));
};
const all = (listed: readonly Robot[]) => ({ robots: listed, isAll: true });
const help = (category: string, radius: number) => {
  const { port, reads } = listedRobots(robots);
  const origin = { coordinates: apex, radius: miles(radius) };
  return { reads, answer: near(port, criteria(category), origin) };
};

describe('hints around a place', () => {
  it.each([
    ['service', 5, 40, 2],
    ['service', 10, 40, 2],
    ['service', 25, 50, 2],
    ['educational', 40, 80, 1],
    ['educational', 50, 100, 1],
  ])(
    'for %s from %i miles name the smallest doubling that finds a robot',
    async (category, from, radius, count) => {
      expect(await help(category, from).answer).toMatchObject({ wider: { radius, count: exactly(count) } });
    },
  );

  it('report that no robot is within 100 miles', async () => {
    expect(await help('industrial', 25).answer).toMatchObject({ wider: null });
    expect(await help('industrial', 100).answer).toMatchObject({ wider: null });
  });

  it('count what each filter alone excludes within the radius, and what the radius excludes', async () => {
    const found = await help('service', 25).answer;
    expect(found?.drops).toEqual({
      unavailable: 0,
      text: 0,
      category: 2,
      'below-minimum-price': 0,
      'above-maximum-price': 0,
      'closed-days': 0,
      'taken-days': 0,
      'rental-length': 0,
      'outside-state': 0,
      'no-coordinates': 0,
      'outside-radius': 2,
    });
  });

  it('do not search wider for a category that does not exist', async () => {
    const { answer, reads } = help('nonsense', 25);
    expect(await answer).toEqual({
      drops: expect.objectContaining({ category: 2 }) as unknown,
      areAllCounted: true,
      wider: null,
      otherWords: null,
      nearest: null,
    });
    expect(reads.listNearest).toBe(0);
  });

  it('name one mile when it is the smallest doubling that finds a robot', async () => {
    const next = robot('next door', { coordinates: north(0.9) });
    const { port } = listedRobots([next]);
    const origin = { coordinates: apex, radius: miles(0.5) };
    const hints = await near(port, criteria(''), origin);
    expect(hints?.wider).toEqual({ radius: 1, count: exactly(1) });
  });

  it.each([
    ['exactly two', 2, exactly(2)],
    ['at least four of five', 5, atLeast(4)],
  ])('name the smallest doubling also where a few of its robots are read: %s', async (_, count, expected) => {
    const at = (distance: number) => (_one: unknown, i: number) =>
      robot(`${distance} miles ${i}`, { coordinates: north(distance) });
    const some = (length: number, distance: number) => Array.from({ length }, at(distance));
    const { port } = listedRobots([...some(9, 90), ...some(9, 45), ...some(count, 19)]);
    const hints = await near(port, criteria(''), { coordinates: apex, radius: miles(5) });
    expect(hints?.wider).toEqual({ radius: 20, count: expected });
  });

  it('need only a few requests, however small the radius is', async () => {
    const { answer, reads } = help('industrial', Number.MIN_VALUE);
    await answer;
    expect(reads.listNearest + reads.sampleNear).toBeLessThanOrEqual(4);
  });

  it('are missing when reading fails, and the search succeeds', async () => {
    const refusing = stub<RobotsPort>({ listNearest: () => Promise.reject(new PortError('unavailable')) });
    const origin = { coordinates: apex, radius: miles(25) };
    expect(await hintsNear(refusing, criteria(''), origin, all([]))).toBeNull();
  });
});

it('is asked for at no wider radius for three words, and nowhere else for two (D103)', async () => {
  const mower = robot('mower', { name: 'Mower', description: 'Quiet. Blue.', coordinates: north(38) });
  const hints = (text: string, distance: number) => {
    const { port } = listedRobots([robot('near', { name: 'Rover', coordinates: north(2) }), mower]);
    const origin = { coordinates: north(38 - distance), radius: miles(25) };
    return near(port, { ...criteria('all'), text }, origin);
  };
  expect((await hints('quiet blue', 38))?.wider).toMatchObject({ radius: 50 });
  expect(await hints('quiet blue mower', 38)).toMatchObject({ wider: null, nearest: null });
  expect((await hints('mower', 200))?.nearest?.robot.id).toBe('mower');
  expect((await hints('quiet blue', 200))?.nearest).toBeNull();
});

describe('beyond 100 miles', () => {
  const hints = async (listed: readonly Robot[], category = '', text = '') => {
    const { port, reads } = listedRobots(listed);
    const origin = { coordinates: apex, radius: miles(25) };
    const answer = await near(port, { ...criteria(category), text }, origin);
    return { ...answer, reads };
  };

  it('offer the nearest robot that meets the criteria, with its distance', async () => {
    const { nearest } = await hints(robots, 'industrial');
    expect(nearest?.robot.id).toBe('too far');
    expect(nearest?.distance).toBeCloseTo(150, 0);
    expect((await hints(robots, 'service')).nearest).toBeNull();
  });

  it('find it on the other side of the world', async () => {
    const antipode = robot('far', { coordinates: { latitude: -35.7, longitude: 101.1 } });
    const { nearest, reads } = await hints([antipode]);
    expect(nearest?.distance).toBeCloseTo(12_437.6, 1);
    expect(reads.listNearest).toBe(1);
  });

  it('offer nothing if there are no robots', async () => {
    expect(await hints([])).toMatchObject({ nearest: null, wider: null, otherWords: null });
  });
});

describe('alternative queries', () => {
  const drone = robot('drone', { name: 'Camera drone', coordinates: north(38) });
  const vacuum = robot('vacuum', { name: 'Vacuum', category: 'Service', coordinates: north(3) });
  const hints = async (listed: readonly Robot[], text: string, category = '', radius = 25) => {
    const { port } = listedRobots(listed);
    const origin = { coordinates: apex, radius: miles(radius) };
    return near(port, { ...criteria(category), text }, origin);
  };
  const everywhere = async (listed: readonly Robot[], text: string, category = '') => {
    const { port } = listedRobots(listed);
    return hintsEverywhere(stub<RobotsPort>(port), { ...criteria(category), text }, all(listed));
  };

  it('correct a misspelt query, within the radius of a matching robot', async () => {
    expect(await hints([vacuum], 'vaccum')).toMatchObject({
      otherWords: { kind: 'spelling', text: 'vacuum', radius: 25 },
      nearest: null,
    });
    expect(await hints([drone], 'camrea drone')).toMatchObject({
      otherWords: { kind: 'spelling', text: 'camera drone', radius: 50 },
    });
    expect(await everywhere([vacuum], 'vaccum')).toMatchObject({
      otherWords: { kind: 'spelling', text: 'vacuum', radius: null },
    });
  });

  it('keep the other filters', async () => {
    expect(await hints([vacuum], 'vaccum', 'hobby')).toMatchObject({ otherWords: null });
    expect(await everywhere([vacuum], 'vaccum', 'hobby')).toMatchObject({ otherWords: null });
    expect(await everywhere([vacuum], 'vaccum', 'service')).toMatchObject({
      otherWords: { kind: 'spelling', text: 'vacuum' },
    });
  });

  it('are missing if none would find a robot', async () => {
    expect(await hints([vacuum], '', 'medical')).toMatchObject({ otherWords: null, nearest: null });
    expect(await everywhere([vacuum], '', 'medical')).toMatchObject({ otherWords: null });
    expect(await everywhere([vacuum], 'zeppelin')).toMatchObject({ otherWords: null });
  });
});

describe('hints without a place', () => {
  it('count what each filter alone excludes among the newest robots', async () => {
    const { port } = listedRobots(robots);
    const asked = { ...criteria('hobby'), price: { min: 30, max: null } };
    const found = await hintsEverywhere(stub<RobotsPort>(port), asked, all(robots));
    expect(found).toMatchObject({ wider: null, drops: { category: 0, 'below-minimum-price': 1 } });
    const byCategory = await hintsEverywhere(stub<RobotsPort>(port), criteria('drone'), all(robots));
    expect(byCategory).toMatchObject({ drops: { category: 7 } });
  });

  it('say whether all were counted', async () => {
    const { port } = listedRobots(robots);
    for (const isAllRead of [true, false]) {
      const read = { robots, isAll: isAllRead };
      const found = await hintsEverywhere(
        stub<RobotsPort>(port),
        { ...criteria(''), text: 'zeppelin' },
        read,
      );
      expect(found).toMatchObject({ drops: { text: 7 }, areAllCounted: isAllRead });
    }
  });
});

describe('a price in the words (D343)', () => {
  const drones = [
    robot('cheap drone', { name: 'Drone', price: dollarsPerDay(40), coordinates: north(3) }),
    robot('dear drone', { name: 'Drone', price: dollarsPerDay(90), coordinates: north(3) }),
  ];
  const { port } = listedRobots(drones);
  const priced = (text: string, radius = 25) =>
    near(port, { ...criteria(''), text }, { coordinates: apex, radius: miles(radius) });

  it('is offered as a filter if that finds a robot', async () => {
    const asFilter = { kind: 'price', text: 'drone', price: { min: null, max: 50 } };
    expect((await priced('drone under $50'))?.otherWords).toEqual({ ...asFilter, radius: 25 });
    const anywhere = { ...criteria(''), text: 'drone under $50' };
    expect((await hintsEverywhere(stub<RobotsPort>(port), anywhere, all(drones)))?.otherWords).toEqual({
      ...asFilter,
      radius: null,
    });
  });

  it('is offered at the radius at which it finds one', async () => {
    expect((await priced('drone under $50', 1))?.otherWords).toMatchObject({ kind: 'price', radius: 4 });
  });

  it('replaces the price that the search has', async () => {
    const asked = { ...criteria(''), text: 'drone $50', price: { min: 80, max: 90 } };
    const hints = await hintsEverywhere(stub<RobotsPort>(port), asked, all(drones));
    expect(hints?.otherWords?.price).toEqual({ min: null, max: 50 });
  });

  it('is offered together with a corrected word', async () => {
    expect((await priced('drnoe under $50'))?.otherWords).toMatchObject({ kind: 'price', text: 'drone' });
  });

  it('is not offered if no robot is so cheap', async () => {
    expect((await priced('drone under $30'))?.otherWords).toBeNull();
  });
});
