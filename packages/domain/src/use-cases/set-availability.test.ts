import { expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { err, ok } from '../result.ts';
import { setAvailability } from './set-availability.ts';

it.each([true, false])('changes only the availability, to %j', async (isAvailable) => {
  const calls: unknown[][] = [];
  const robots = stub<RobotsPort>({ update: async (...args) => void calls.push(args) });
  expect(await setAvailability({ robots })({ id: adaRobot.id, isAvailable })).toEqual(ok(undefined));
  expect(calls).toEqual([['robot1', { isAvailable }]]);
});

it('returns a refusal', async () => {
  const error = new PortError('forbidden');
  const robots = stub<RobotsPort>({ update: () => Promise.reject(error) });
  expect(await setAvailability({ robots })({ id: adaRobot.id, isAvailable: true })).toEqual(
    err({ kind: 'port', error }),
  );
});
