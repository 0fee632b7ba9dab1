import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { stub } from '../../testing/stub.ts';
import { robotId } from '../ids.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { parseCategory } from '../robots/category.ts';
import { NO_PRICE_BOUNDS } from '../robots/price-filter.ts';
import type { Robot } from '../robots/robot.ts';
import { miles } from '../units.ts';
import { hintsEverywhere, hintsNear } from './empty-result-hints.ts';

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
  robot('too far', { category: 'Industrial', coordinates: north(150) }),
];
const criteria = (category: string) => ({
  text: '',
  category: parseCategory(category),
  price: NO_PRICE_BOUNDS,
});
const help = (category: string, radius: number) => {
  const { port, reads } = listedRobots(robots);
  const origin = { coordinates: apex, radius: miles(radius) };
  return { reads, answer: hintsNear(stub<RobotsPort>(port), criteria(category), origin) };
};

describe('help around a place', () => {
  it.each([
    [5, 40, 2],
    [10, 40, 2],
    [25, 50, 2],
    [40, 80, 2],
    [50, 100, 3],
  ])('from %i miles names the smallest doubling that finds something', async (from, radius, count) => {
    expect(await help('service', from).answer).toMatchObject({ wider: { radius, count } });
  });

  it('says that nothing is to be had within 100 miles', async () => {
    expect(await help('industrial', 25).answer).toMatchObject({ wider: null });
    expect(await help('service', 100).answer).toMatchObject({ wider: null });
  });

  it('counts what each filter alone keeps out within the radius, and what the radius does', async () => {
    const found = await help('service', 25).answer;
    expect(found?.drops).toEqual({
      unavailable: 0,
      text: 0,
      category: 2,
      'below-minimum-price': 0,
      'above-maximum-price': 0,
      'no-coordinates': 0,
      'outside-radius': 2,
    });
  });

  it('does not search wider for a category that no robot can have', async () => {
    const { answer, reads } = help('drone', 25);
    expect(await answer).toMatchObject({ wider: null, drops: { category: 2 } });
    expect(reads.listWithin).toBe(1);
  });

  it('asks a handful of times at the most, however small the radius', async () => {
    const { answer, reads } = help('industrial', Number.MIN_VALUE);
    await answer;
    expect(reads.listWithin).toBeLessThanOrEqual(9);
  });

  it('is missing, and fails no search, when it cannot be had', async () => {
    const refusing = stub<RobotsPort>({ listWithin: () => Promise.reject(new PortError('unavailable')) });
    expect(await hintsNear(refusing, criteria(''), { coordinates: apex, radius: miles(25) })).toBeNull();
  });
});

describe('help without a place', () => {
  it('counts what each filter alone keeps out among the newest', async () => {
    const { port } = listedRobots(robots);
    const found = await hintsEverywhere(stub<RobotsPort>(port), {
      ...criteria('hobby'),
      price: { min: 30, max: null },
    });
    expect(found).toMatchObject({ wider: null, drops: { category: 0, 'below-minimum-price': 1 } });
    const byCategory = await hintsEverywhere(stub<RobotsPort>(port), criteria('drone'));
    expect(byCategory).toMatchObject({ drops: { category: 6 } });
  });

  it('is missing when it cannot be had', async () => {
    const refusing = stub<RobotsPort>({ listNewest: () => Promise.reject(new PortError('unavailable')) });
    expect(await hintsEverywhere(refusing, criteria('hobby'))).toBeNull();
  });
});
