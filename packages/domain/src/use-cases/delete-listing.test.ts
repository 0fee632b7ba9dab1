import { expect, it } from 'vitest';
import { ada, adaRobot } from '../../testing/examples.ts';
import { createPendingImages } from '../../testing/pending-images.ts';
import { stub } from '../../testing/stub.ts';
import type { ImagesPort } from '../ports/images.ts';
import type { MessagesPort } from '../ports/messages.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import { deleteListing } from './delete-listing.ts';
import { finishPendingImages } from './finish-pending-images.ts';

const LISTING = { ...adaRobot, images: ['front', 'back'] };
const unavailable = new PortError('unavailable');
const forbidden = new PortError('forbidden');

interface Refusals {
  /** The error that deleting the listing rejects with, and whether the listing is deleted nevertheless. */
  readonly listing?: { readonly error: PortError; readonly isGone: boolean };
  readonly images?: PortError;
}

/** A listing with two pictures; each configured refusal happens once. */
const world = ({ listing, images: resistance }: Refusals = {}) => {
  const left = new Set(['listing', ...LISTING.images]);
  const pendingImages = createPendingImages();
  let refusals = { listing, images: resistance };
  const robots = stub<RobotsPort>({
    get: async () => (left.has('listing') ? LISTING : null),
    delete: async () => {
      if (refusals.listing?.isGone !== false) left.delete('listing');
      if (refusals.listing) throw refusals.listing.error;
    },
  });
  const images = stub<ImagesPort>({
    deleteAllOfRobot: async () => {
      if (refusals.images) throw refusals.images;
      expect(left.has('listing')).toBe(false);
      for (const url of LISTING.images) left.delete(url);
    },
    deleteUploads: async () => {},
    delete: async (url) => void left.delete(url),
  });
  const ports = { robots, images, users: stub<UsersPort>({}), ids: { next: () => 'id' }, pendingImages };
  return {
    run: (shown = LISTING.images) => deleteListing(ports)({ ...LISTING, images: shown }),
    /** A later start on the same device, without refusals. */
    startAgain: async () => {
      refusals = { listing: undefined, images: undefined };
      pendingImages.abandonAll();
      await finishPendingImages({ ...ports, messages: stub<MessagesPort>({}) })(ada.uid);
    },
    left: () => [...left],
    remembered: () => pendingImages.entries.size,
  };
};

it('deletes the listing, then its pictures', async () => {
  const { run, left, remembered } = world();
  expect(await run()).toEqual(ok({ images: 'deleted' }));
  expect([left(), remembered()]).toEqual([[], 0]);
});

it('reports pictures that cannot be deleted, and deletes them at the next start', async () => {
  const { run, startAgain, left, remembered } = world({ images: unavailable });
  expect(await run()).toEqual(ok({ images: 'left' }));
  expect([left(), remembered()]).toEqual([LISTING.images, 1]);
  await startAgain();
  expect([left(), remembered()]).toEqual([[], 0]);
});

it('does not mention pictures if there were none', async () => {
  expect(await world({ images: unavailable }).run([])).toEqual(ok({ images: 'deleted' }));
});

it('keeps the pictures of a listing that the caller may not delete', async () => {
  const { run, left, remembered } = world({ listing: { error: forbidden, isGone: false } });
  expect(await run()).toEqual(err({ kind: 'port', error: forbidden }));
  expect([left(), remembered()]).toEqual([['listing', ...LISTING.images], 0]);
});

it.each([
  ['leaves the pictures of a listing that is still there', false, ['listing', ...LISTING.images]],
  ['takes away the pictures of a listing that is gone', true, []],
])('after no answer, %s at the next start', async (_, isGone, expected) => {
  const { run, startAgain, left, remembered } = world({ listing: { error: unavailable, isGone } });
  expect(await run()).toEqual(err({ kind: 'port', error: unavailable }));
  expect(left()).toEqual(expect.arrayContaining([...LISTING.images]));
  await startAgain();
  expect([left(), remembered()]).toEqual([expected, 0]);
});
