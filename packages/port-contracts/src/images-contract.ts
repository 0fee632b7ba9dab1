import {
  imageId,
  robotId,
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
  type ImageFile,
  type RobotId,
  type UploadOptions,
} from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { PROFILE_CHANGES, type Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const image = (
  bytes: ArrayLike<number> = [1, 2, 3, 250],
  contentType: ImageFile['contentType'] = 'image/jpeg',
): ImageFile => ({
  bytes: Uint8Array.from(bytes),
  contentType,
});

const ofSize = (size: number): ImageFile => ({
  bytes: new Uint8Array(size).fill(7),
  contentType: 'image/jpeg',
});

/** Storage of pictures, and who may write to it (D23, D22). */
export const describeImagesContract = (harness: ContractHarness): void => {
  describe(`images: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;
    let rover: RobotId;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
      rover = robotId(ada.ports.ids.next());
    });

    const uploads = [
      [
        'a listing’s picture',
        (by: Person, of: Person, file: ImageFile, options?: UploadOptions) =>
          by.ports.images.uploadRobotImage(of.user.uid, rover, file, options),
      ],
      [
        'an avatar',
        (by: Person, of: Person, file: ImageFile, options?: UploadOptions) =>
          by.ports.images.uploadAvatar(of.user.uid, file, options),
      ],
    ] as const;

    describe.each(uploads)('uploading %s', (_, upload) => {
      it('returns a URL that serves the picture', async () => {
        const file = image([0, 1, 2, 127, 128, 255]);
        const url = await upload(ada, ada, file);
        expect(await world.current.download(url)).toEqual(file.bytes);
      });

      it('reports the progress, increasing up to 1', async () => {
        const told: number[] = [];
        await upload(ada, ada, ofSize(200_000), { onProgress: (sent) => told.push(sent) });
        expect(told.at(-1)).toBe(1);
        expect(told.toSorted((a, b) => a - b)).toEqual(told);
        for (const sent of told) expect(sent).toBeGreaterThan(0);
      });

      it('stores nothing when it is cancelled before the start', async () => {
        const signal = AbortSignal.abort();
        await expectPortError(upload(ada, ada, image(), { signal }), 'cancelled');
        expect(await world.current.countImages(ada.user.uid)).toBe(0);
      });

      it('leaves only pictures that can be deleted when it is cancelled while running', async () => {
        for (const turns of [0, 1, 3, 10, 100]) {
          const id = imageId(ada.ports.ids.next());
          const controller = new AbortController();
          const uploading = upload(ada, ada, ofSize(200_000), { id, signal: controller.signal });
          const outcome = uploading.then(
            () => 'stored',
            (thrown: unknown) => thrown,
          );
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          controller.abort();
          // A cancellation that comes too late has no effect.
          if ((await outcome) !== 'stored') await expectPortError(uploading, 'cancelled');
          await world.current.settle();
          await ada.ports.images.deleteUploads(ada.user.uid, [id]);
          expect(await world.current.countImages(ada.user.uid)).toBe(0);
        }
      });

      it('cannot be cancelled afterwards', async () => {
        const controller = new AbortController();
        const url = await upload(ada, ada, image(), { signal: controller.signal });
        controller.abort();
        await world.current.settle();
        expect(await world.current.download(url)).not.toBeNull();
      });

      it('is found by its id, and a shown picture is kept', async () => {
        const [gone, shown, other] = [1, 2, 3].map(() => imageId(ada.ports.ids.next()));
        const urls = new Map<string | undefined, string>();
        for (const id of [gone, shown, other]) {
          urls.set(id, await upload(ada, ada, image(), id ? { id } : {}));
        }
        const { images } = ada.ports;
        const meant = [gone, shown].flatMap((id) => id ?? []);
        await images.deleteUploads(ada.user.uid, meant, [urls.get(shown) ?? '', 'https://example.com/']);
        expect(await world.current.download(urls.get(gone) ?? '')).toBeNull();
        for (const id of [shown, other]) {
          expect(await world.current.download(urls.get(id) ?? '')).not.toBeNull();
        }
        await expect(images.deleteUploads(ada.user.uid, meant)).resolves.toBeUndefined();
        expect(await world.current.countImages(ada.user.uid)).toBe(1);
      });

      it('gives each upload of the same picture a different URL', async () => {
        expect(await upload(ada, ada, image())).not.toBe(await upload(ada, ada, image()));
      });

      it('is refused for another user', async () => {
        await expectPortError(upload(omar, ada, image()), 'forbidden');
      });

      it('needs a signed-in user', async () => {
        await ada.ports.auth.signOut();
        await expectPortError(upload(ada, ada, image()), 'not-signed-in');
      });

      it('refuses an empty file', async () => {
        await expectPortError(upload(ada, ada, image([])), 'failed');
      });

      it.each(['image/png', 'image/webp', 'image/svg+xml', 'text/html', 'IMAGE/JPEG', 'image/*', ''])(
        'refuses the type %j',
        async (type) => {
          // The cast is the test case: a caller without type checks.
          await expectPortError(upload(ada, ada, image([1], type as ImageFile['contentType'])), 'failed');
        },
      );
    });

    it('accepts a listing’s picture of one byte per pixel, and no larger one', async () => {
      const { images } = ada.ports;
      await images.uploadRobotImage(ada.user.uid, rover, ofSize(STORED_ROBOT_IMAGE_MAX_BYTES));
      await expectPortError(
        images.uploadRobotImage(ada.user.uid, rover, ofSize(STORED_ROBOT_IMAGE_MAX_BYTES + 1)),
        'failed',
      );
    });

    it('accepts an avatar of one byte per pixel, and no larger one', async () => {
      const { images } = ada.ports;
      await images.uploadAvatar(ada.user.uid, ofSize(STORED_AVATAR_MAX_BYTES));
      await expectPortError(images.uploadAvatar(ada.user.uid, ofSize(STORED_AVATAR_MAX_BYTES + 1)), 'failed');
    });

    it('is not affected when the caller changes the bytes afterwards', async () => {
      const file = image([1, 2, 3]);
      const url = await ada.ports.images.uploadAvatar(ada.user.uid, file);
      file.bytes.fill(9);
      expect(await world.current.download(url)).toEqual(Uint8Array.of(1, 2, 3));
    });

    describe('using a picture', () => {
      it('is possible as an avatar, and so is removing it', async () => {
        const avatar = await ada.ports.images.uploadAvatar(ada.user.uid, image());
        await ada.ports.users.update(ada.user.uid, { ...PROFILE_CHANGES, avatar });
        expect((await omar.ports.users.get(ada.user.uid))?.avatar).toBe(avatar);
        await ada.ports.users.update(ada.user.uid, PROFILE_CHANGES);
        expect((await omar.ports.users.get(ada.user.uid))?.avatar).toBe('');
      });

      it('is possible in a listing, up to ten, in their order', async () => {
        const images: string[] = [];
        for (let i = 0; i < 10; i += 1) {
          images.push(await ada.ports.images.uploadRobotImage(ada.user.uid, rover, image([i])));
        }
        await ada.ports.robots.create(newRobot(ada, { id: rover, images }));
        expect((await omar.ports.robots.get(rover))?.images).toEqual(images);
        const eleventh = await ada.ports.images.uploadRobotImage(ada.user.uid, rover, image([11]));
        await expectRefusal(ada.ports.robots.update(rover, { images: [...images, eleventh] }));
        await ada.ports.robots.update(rover, { images: images.toReversed() });
        expect((await omar.ports.robots.get(rover))?.images).toEqual(images.toReversed());
      });

      it('of another user is refused', async () => {
        const avatar = await omar.ports.images.uploadAvatar(omar.user.uid, image());
        const picture = await omar.ports.images.uploadRobotImage(omar.user.uid, rover, image());
        await expectRefusal(ada.ports.users.update(ada.user.uid, { ...PROFILE_CHANGES, avatar }));
        await expectRefusal(ada.ports.robots.create(newRobot(ada, { images: [picture] })));
      });
    });

    describe('deleting', () => {
      it('removes the picture', async () => {
        const url = await ada.ports.images.uploadAvatar(ada.user.uid, image());
        await ada.ports.images.delete(url);
        expect(await world.current.download(url)).toBeNull();
      });

      it('can be repeated', async () => {
        const url = await ada.ports.images.uploadAvatar(ada.user.uid, image());
        await ada.ports.images.delete(url);
        await expect(ada.ports.images.delete(url)).resolves.toBeUndefined();
      });

      it.each(['', 'https://example.com/robot.png', 'data:image/png;base64,AAAA', 'no url at all'])(
        'of %j, which this backend does not store, is no error',
        async (url) => {
          await expect(ada.ports.images.delete(url)).resolves.toBeUndefined();
        },
      );

      it('is allowed only to the owner', async () => {
        const url = await ada.ports.images.uploadAvatar(ada.user.uid, image());
        await expectPortError(omar.ports.images.delete(url), 'forbidden');
        await expectPortError((await world.stranger()).images.delete(url), 'not-signed-in');
        expect(await world.current.download(url)).not.toBeNull();
      });

      it('of a listing removes its pictures and no other listing’s', async () => {
        const other = robotId(ada.ports.ids.next());
        const { images } = ada.ports;
        const gone = [
          await images.uploadRobotImage(ada.user.uid, rover, image([1])),
          await images.uploadRobotImage(ada.user.uid, rover, image([2])),
        ];
        const kept = [
          await images.uploadRobotImage(ada.user.uid, other, image([3])),
          await images.uploadAvatar(ada.user.uid, image([4])),
          await omar.ports.images.uploadRobotImage(omar.user.uid, rover, image([5])),
        ];
        await images.deleteAllOfRobot(ada.user.uid, rover);
        for (const url of gone) expect(await world.current.download(url)).toBeNull();
        for (const url of kept) expect(await world.current.download(url)).not.toBeNull();
        await expect(images.deleteAllOfRobot(ada.user.uid, rover)).resolves.toBeUndefined();
      });

      it('of a user removes all of theirs and no other user’s', async () => {
        const gone = [
          await ada.ports.images.uploadRobotImage(ada.user.uid, rover, image([1])),
          await ada.ports.images.uploadAvatar(ada.user.uid, image([2])),
        ];
        const kept = await omar.ports.images.uploadAvatar(omar.user.uid, image([3]));
        await ada.ports.images.deleteAllOf(ada.user.uid);
        for (const url of gone) expect(await world.current.download(url)).toBeNull();
        expect(await world.current.download(kept)).not.toBeNull();
        await expect(ada.ports.images.deleteAllOf(ada.user.uid)).resolves.toBeUndefined();
      });

      it('of all pictures of a user is allowed only to that user', async () => {
        const stranger = await world.stranger();
        const uploads = [imageId(ada.ports.ids.next())];
        await expectPortError(omar.ports.images.deleteUploads(ada.user.uid, uploads), 'forbidden');
        await expectPortError(stranger.images.deleteUploads(ada.user.uid, uploads), 'not-signed-in');
        await expectPortError(omar.ports.images.deleteAllOf(ada.user.uid), 'forbidden');
        await expectPortError(omar.ports.images.deleteAllOfRobot(ada.user.uid, rover), 'forbidden');
        await expectPortError(stranger.images.deleteAllOf(ada.user.uid), 'not-signed-in');
        await expectPortError(stranger.images.deleteAllOfRobot(ada.user.uid, rover), 'not-signed-in');
      });
    });
  });
};
