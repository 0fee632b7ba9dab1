import { expect, it } from 'vitest';
import { ada, adaProfile, adaRobot } from '../../testing/examples.ts';
import { createPendingImages } from '../../testing/pending-images.ts';
import { stub } from '../../testing/stub.ts';
import { imageId, messageId, userId } from '../ids.ts';
import type { ImagesPort } from '../ports/images.ts';
import type { Message } from '../messaging/message.ts';
import type { MessagesPort } from '../ports/messages.ts';
import type { PendingImages } from '../ports/pending-images.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import type { UsersPort } from '../ports/users.ts';
import { finishPendingImages } from './finish-pending-images.ts';

const ofRobot: PendingImages = {
  id: 'of the robot',
  ownerId: ada.uid,
  robotId: adaRobot.id,
  uploads: [imageId('new')],
  replaced: ['shown', 'replaced'],
};
const ofAvatar: PendingImages = { ...ofRobot, id: 'of the avatar', robotId: null, replaced: ['face'] };

const world = async (...entries: readonly PendingImages[]) => {
  const pendingImages = createPendingImages();
  for (const entry of entries) await pendingImages.keep(entry);
  pendingImages.abandonAll();
  const calls: unknown[][] = [];
  const finish = (
    changes: {
      images?: Partial<ImagesPort>;
      robots?: Partial<RobotsPort>;
      messages?: Partial<MessagesPort>;
    } = {},
  ) =>
    finishPendingImages({
      pendingImages,
      images: stub<ImagesPort>({
        delete: async (...args) => void calls.push(['delete', ...args]),
        deleteUploads: async (...args) => void calls.push(['deleteUploads', ...args]),
        deleteConditionPhotos: async (...args) => void calls.push(['deleteConditionPhotos', ...args]),
        ...changes.images,
      }),
      robots: stub<RobotsPort>({
        get: async () => ({ ...adaRobot, images: ['shown', 'another'] }),
        ...changes.robots,
      }),
      messages: stub<MessagesPort>(changes.messages ?? {}),
      users: stub<UsersPort>({ get: async () => ({ ...adaProfile, avatar: 'portrait' }) }),
    })(ada.uid);
  return { calls, finish, left: () => [...pendingImages.entries.keys()] };
};

it('keeps the pictures that the listing shows, and deletes the others', async () => {
  const { calls, finish, left } = await world(ofRobot);
  await finish();
  expect(calls).toEqual([
    ['deleteUploads', ada.uid, ['new'], ['shown', 'another']],
    ['delete', 'replaced'],
  ]);
  expect(left()).toEqual([]);
});

it('keeps a replaced picture that is shown after all, although its address says more by now (D747)', async () => {
  const { calls, finish } = await world({ ...ofRobot, replaced: ['/a.jpg?alt=media&token=1', '/b.jpg'] });
  const images = [`/a.jpg?alt=media#400x300~${'A'.repeat(48)}~480`];
  await finish({ robots: { get: async () => ({ ...adaRobot, images }) } });
  expect(calls).toEqual([
    ['deleteUploads', ada.uid, ['new'], images],
    ['delete', '/b.jpg'],
  ]);
});

it('deletes all pictures of a listing that was never created', async () => {
  const { calls, finish } = await world({ ...ofRobot, replaced: [] });
  await finish({ robots: { get: async () => null } });
  expect(calls).toEqual([['deleteUploads', ada.uid, ['new'], []]]);
});

it('keeps the avatar that the profile shows', async () => {
  const { calls, finish } = await world(ofAvatar);
  await finish();
  expect(calls).toEqual([
    ['deleteUploads', ada.uid, ['new'], ['portrait']],
    ['delete', 'face'],
  ]);
});

it('deletes nothing while the shown pictures are unknown, and tries again at the next start', async () => {
  const { calls, finish, left } = await world(ofRobot);
  await finish({ robots: { get: () => Promise.reject(new PortError('unavailable')) } });
  expect([calls, left()]).toEqual([[], [ofRobot.id]]);
});

it('continues with the other entries when one fails', async () => {
  const { finish, left } = await world(ofRobot, ofAvatar);
  let tries = 0;
  await finish({
    images: {
      deleteUploads: async () => {
        if ((tries += 1) === 1) throw new PortError('unavailable');
      },
    },
  });
  expect(left()).toEqual([ofRobot.id]);
});

it('does not touch entries of another user of this device', async () => {
  const { calls, finish, left } = await world({ ...ofRobot, ownerId: userId('omar') });
  await finish();
  expect([calls, left()]).toEqual([[], [ofRobot.id]]);
});

const ofMessage: PendingImages = { ...ofAvatar, id: 'of the message', message: messageId('photos') };

it('deletes photos of a condition whose message was not written, and no others (D751)', async () => {
  const written = await world(ofMessage);
  await written.finish({ messages: { get: async (id) => ({ id }) as Message } });
  expect([written.calls, written.left()]).toEqual([[], []]);
  const lost = await world(ofMessage);
  await lost.finish({ messages: { get: async () => null } });
  expect(lost.calls).toEqual([['deleteConditionPhotos', ada.uid, 'photos']]);
  const offline = await world(ofMessage);
  await offline.finish({ messages: { get: () => Promise.reject(new PortError('unavailable')) } });
  expect([offline.calls, offline.left()]).toEqual([[], ['of the message']]);
});
