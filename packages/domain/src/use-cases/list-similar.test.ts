import { expect, test } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { robotId } from '../ids.ts';
import type { ListingCategory } from '../robots/category.ts';
import type { NearestQuery, PublicRobotsPort } from '../ports/robots.ts';
import { exactly } from '../robots/match-count.ts';
import { miles } from '../units.ts';
import { listSimilar } from './list-similar.ts';

const APEX = { latitude: 35.7, longitude: -78.9 };
const SHOWN = { ...adaRobot, id: robotId('shown'), category: 'Hobby', coordinates: APEX } as const;

/** The nearest robots, in this order; the one that is shown is among them. */
const near = (...categories: readonly ListingCategory[]) => {
  const asked: NearestQuery[] = [];
  const others = categories.map((category, i) => ({ ...adaRobot, id: robotId(`near${i}`), category }));
  const robots = stub<PublicRobotsPort>({
    listNearest: async (query: NearestQuery) => {
      asked.push(query);
      const found = [SHOWN, ...others].map((robot, i) => ({ robot, distance: miles(i) }));
      return { found: found.slice(0, query.limit), next: null, count: exactly(found.length) };
    },
  });
  const ids = async (robot = SHOWN) => (await listSimilar({ robots })(robot)).map(({ robot: { id } }) => id);
  return { asked, ids, list: listSimilar({ robots }) };
};

test('lists four of the nearest robots, those of the same category first, without the robot itself (D608)', async () => {
  const { ids, asked } = near('Service', 'Hobby', 'Other', 'Hobby', 'Other');
  expect(await ids()).toEqual(['near1', 'near3', 'near0', 'near2']);
  expect(asked).toEqual([{ origin: { coordinates: APEX, radius: 100 }, limit: 13 }]);
});

test('prefers no robot that is farther away than twelve others (D608)', async () => {
  const { ids } = near(...Array.from({ length: 12 }, () => 'Other' as const), 'Hobby');
  expect(await ids()).toEqual(['near0', 'near1', 'near2', 'near3']);
});

test('asks for nothing around a robot without coordinates', async () => {
  const { asked, list } = near('Hobby');
  expect(await list({ ...SHOWN, coordinates: null })).toEqual([]);
  expect(asked).toEqual([]);
});
