import { expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { listFeatured } from './list-featured.ts';

it('returns 6 robots by default', async () => {
  const limits: number[] = [];
  const robots = stub<RobotsPort>({
    listFeatured: async (limit) => {
      limits.push(limit);
      return [adaRobot];
    },
  });
  expect(await listFeatured({ robots })()).toEqual([adaRobot]);
  await listFeatured({ robots })(3);
  expect(limits).toEqual([6, 3]);
});

it('returns none when they cannot be read', async () => {
  const robots = stub<RobotsPort>({ listFeatured: () => Promise.reject(new PortError('unavailable')) });
  expect(await listFeatured({ robots })()).toEqual([]);
});
