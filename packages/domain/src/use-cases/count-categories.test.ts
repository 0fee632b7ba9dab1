import { expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { countCategories } from './count-categories.ts';

const counts = { Educational: 3, Industrial: 0, Service: 1, Hobby: 12, Other: 2 };

it('counts all eight categories, those that no robot can be listed under by their word (D630)', async () => {
  const robots = stub<RobotsPort>({
    countAvailable: async () => counts,
    countNarrowed: async ({ anyOf: [token] }) => (token === 'c:drone' ? 7 : 0),
  });
  expect(await countCategories({ robots })()).toEqual({
    humanoid: 0,
    industrial: 0,
    educational: 3,
    hobby: 12,
    drone: 7,
    service: 1,
    medical: 0,
    other: 2,
  });
});

it('rejects instead of reporting 0 when a count fails', async () => {
  const fail = () => Promise.reject(new PortError('unavailable'));
  for (const failing of [{ countAvailable: fail }, { countNarrowed: fail }]) {
    const robots = stub<RobotsPort>({
      countAvailable: async () => counts,
      countNarrowed: async () => 0,
      ...failing,
    });
    await expect(countCategories({ robots })()).rejects.toMatchObject({ kind: 'unavailable' });
  }
});
