import { expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { countCategories } from './count-categories.ts';

it('counts all eight categories, with 0 for those that no robot can have', async () => {
  const counts = { Educational: 3, Industrial: 0, Service: 1, Hobby: 12, Other: 2 };
  const robots = stub<RobotsPort>({ countAvailable: async () => counts });
  expect(await countCategories({ robots })()).toEqual({
    humanoid: 0,
    industrial: 0,
    educational: 3,
    hobby: 12,
    drone: 0,
    service: 1,
    medical: 0,
    other: 2,
  });
});

it('rejects instead of reporting 0 when the count fails', async () => {
  const robots = stub<RobotsPort>({ countAvailable: () => Promise.reject(new PortError('unavailable')) });
  await expect(countCategories({ robots })()).rejects.toMatchObject({ kind: 'unavailable' });
});
