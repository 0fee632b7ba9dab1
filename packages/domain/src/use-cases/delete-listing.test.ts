import { expect, it } from 'vitest';
import { ada, adaRobot } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import type { ImagesPort } from '../ports/images.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { err, ok } from '../result.ts';
import { deleteListing } from './delete-listing.ts';

const input = { id: adaRobot.id, ownerId: ada.uid };
const error = new PortError('unavailable');

it('deletes the listing, then its pictures', async () => {
  const calls: unknown[][] = [];
  const robots = stub<RobotsPort>({ delete: async (...args) => void calls.push(['robot', ...args]) });
  const images = stub<ImagesPort>({
    deleteAllOfRobot: async (...args) => void calls.push(['pictures', ...args]),
  });
  expect(await deleteListing({ robots, images })(input)).toEqual(ok(undefined));
  expect(calls).toEqual([
    ['robot', 'robot1'],
    ['pictures', 'ada', 'robot1'],
  ]);
});

it('keeps the pictures of a listing that could not be deleted', async () => {
  const robots = stub<RobotsPort>({ delete: () => Promise.reject(error) });
  expect(await deleteListing({ robots, images: stub<ImagesPort>({}) })(input)).toEqual(
    err({ kind: 'port', error }),
  );
});

it('says when pictures were left, and takes them away when repeated', async () => {
  let refusals = 1;
  let pictures = 2;
  const robots = stub<RobotsPort>({ delete: async () => {} });
  const images = stub<ImagesPort>({
    deleteAllOfRobot: async () => {
      if (refusals-- > 0) throw error;
      pictures = 0;
    },
  });
  expect(await deleteListing({ robots, images })(input)).toEqual(err({ kind: 'port', error }));
  expect(await deleteListing({ robots, images })(input)).toEqual(ok(undefined));
  expect(pictures).toBe(0);
});
