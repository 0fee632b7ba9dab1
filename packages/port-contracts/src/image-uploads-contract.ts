import {
  imageId,
  newRobotId,
  pictureForms,
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
  type ImageFile,
  type RobotId,
  type UploadOptions,
} from '@roborrow/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { image, imageOfSize, imageWithSizes } from './image-file.ts';
import type { Person } from './people.ts';
import { useSharedWorld } from './use-world.ts';

/** The promises of picture uploads: progress, cancelling, and refusals (D23). */
export const describeImageUploadsContract = (harness: ContractHarness): void => {
  describe(`image uploads: ${harness.name}`, () => {
    const world = useSharedWorld(harness);
    // Their pictures stay. A test that counts pictures or signs out does so with a person of its own.
    let ada: Person;
    let omar: Person;
    let rover: RobotId;

    beforeAll(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
      rover = newRobotId(ada.user.uid, ada.ports.ids);
    });

    const uploads = [
      [
        'a listing’s picture',
        [480, 960],
        (by: Person, of: Person, file: ImageFile, options?: UploadOptions) =>
          by.ports.images.uploadRobotImage(of.user.uid, rover, file, options),
      ],
      [
        'an avatar',
        [128],
        (by: Person, of: Person, file: ImageFile, options?: UploadOptions) =>
          by.ports.images.uploadAvatar(of.user.uid, file, options),
      ],
    ] as const;

    describe.each(uploads)('uploading %s', (_, widths, upload) => {
      it('returns a URL that serves the picture', async () => {
        const file = image([0, 1, 2, 127, 128, 255]);
        const url = await upload(ada, ada, file);
        expect(await world.current.download(url)).toEqual(file.bytes);
      });

      it('reports the progress, increasing up to 1', async () => {
        const told: number[] = [];
        await upload(ada, ada, imageOfSize(200_000), { onProgress: (sent) => told.push(sent) });
        expect(told.at(-1)).toBe(1);
        expect(told.toSorted((a, b) => a - b)).toEqual(told);
        for (const sent of told) expect(sent).toBeGreaterThan(0);
      });

      it('stores its smaller sizes beside it, and the address says where (D740, D741)', async () => {
        const file = imageWithSizes(...widths);
        const address = await upload(ada, ada, file);
        const { size, smaller } = pictureForms(address);
        expect([size, smaller.map(({ width }) => width)]).toEqual([file.sizes?.whole, widths]);
        expect(await world.current.download(address)).toEqual(file.bytes);
        for (const one of file.sizes?.smaller ?? [])
          expect(await world.current.download(address, one.width)).toEqual(one.bytes);
      });

      it('reports one progress for all sizes', async () => {
        const told: number[] = [];
        await upload(ada, ada, imageWithSizes(...widths), { onProgress: (sent) => told.push(sent) });
        expect(told.at(-1)).toBe(1);
        expect(told.toSorted((a, b) => a - b)).toEqual(told);
        expect(told.filter((sent) => sent === 1)).toHaveLength(1);
      });

      it('leaves nothing that cannot be deleted when it fails between two sizes (D742)', async () => {
        const bea = await world.person('Bea');
        const id = imageId(bea.ports.ids.next());
        const controller = new AbortController();
        const options = { id, signal: controller.signal, onProgress: () => controller.abort() };
        await expectPortError(upload(bea, bea, imageWithSizes(...widths), options), 'cancelled');
        await world.current.settle();
        await bea.ports.images.deleteUploads(bea.user.uid, [id]);
        expect(await world.current.countImages(bea.user.uid)).toBe(0);
      });

      it('refuses sizes that are none of its kind (D740)', async () => {
        await expectPortError(upload(ada, ada, imageWithSizes(7)), 'failed');
        await expectPortError(upload(ada, ada, imageWithSizes(...widths, ...widths)), 'failed');
      });

      it('stores nothing when it is cancelled before the start', async () => {
        const bea = await world.person('Bea');
        const signal = AbortSignal.abort();
        await expectPortError(upload(bea, bea, image(), { signal }), 'cancelled');
        expect(await world.current.countImages(bea.user.uid)).toBe(0);
      });

      it('leaves only pictures that can be deleted when it is cancelled while running', async () => {
        const bea = await world.person('Bea');
        for (const turns of [0, 1, 3, 10, 100]) {
          const id = imageId(bea.ports.ids.next());
          const controller = new AbortController();
          const uploading = upload(bea, bea, imageOfSize(200_000), { id, signal: controller.signal });
          const outcome = uploading.then(
            () => 'stored',
            (thrown: unknown) => thrown,
          );
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          controller.abort();
          // A cancellation that comes too late has no effect.
          if ((await outcome) !== 'stored') await expectPortError(uploading, 'cancelled');
          await world.current.settle();
          await bea.ports.images.deleteUploads(bea.user.uid, [id]);
          expect(await world.current.countImages(bea.user.uid)).toBe(0);
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
        const bea = await world.person('Bea');
        const [gone, shown, other] = [1, 2, 3].map(() => imageId(bea.ports.ids.next()));
        const urls = new Map<string | undefined, string>();
        for (const id of [gone, shown, other]) {
          urls.set(id, await upload(bea, bea, imageWithSizes(...widths), id ? { id } : {}));
        }
        const { images } = bea.ports;
        const meant = [gone, shown].flatMap((id) => id ?? []);
        await images.deleteUploads(bea.user.uid, meant, [urls.get(shown) ?? '', 'https://example.com/']);
        expect(await world.current.download(urls.get(gone) ?? '')).toBeNull();
        for (const id of [shown, other]) {
          expect(await world.current.download(urls.get(id) ?? '')).not.toBeNull();
        }
        for (const width of widths) {
          expect(await world.current.download(urls.get(gone) ?? '', width)).toBeNull();
          expect(await world.current.download(urls.get(shown) ?? '', width)).not.toBeNull();
        }
        await images.delete(urls.get(other) ?? '');
        await expect(images.deleteUploads(bea.user.uid, meant)).resolves.toBeUndefined();
        expect(await world.current.countImages(bea.user.uid)).toBe(0);
      });

      it('gives each upload of the same picture a different URL', async () => {
        expect(await upload(ada, ada, image())).not.toBe(await upload(ada, ada, image()));
      });

      it('is refused for another user', async () => {
        await expectPortError(upload(omar, ada, image()), 'forbidden');
      });

      it('needs a signed-in user', async () => {
        const bea = await world.person('Bea');
        await bea.ports.auth.signOut();
        await expectPortError(upload(bea, bea, image()), 'not-signed-in');
      });

      it('refuses an empty file', async () => {
        await expectPortError(upload(ada, ada, image([])), 'failed');
      });

      it('refuses every other type than JPEG', async () => {
        const types = ['image/png', 'image/webp', 'image/svg+xml', 'text/html', 'IMAGE/JPEG', 'image/*', ''];
        await inOneWorld(named(types), async (type) => {
          // The cast is the test case: a caller without type checks.
          await expectPortError(upload(ada, ada, image([1], type as ImageFile['contentType'])), 'failed');
        });
      });
    });

    it('accepts a listing’s picture of one byte per pixel, and no larger one', async () => {
      const { images } = ada.ports;
      await images.uploadRobotImage(ada.user.uid, rover, imageOfSize(STORED_ROBOT_IMAGE_MAX_BYTES));
      await expectPortError(
        images.uploadRobotImage(ada.user.uid, rover, imageOfSize(STORED_ROBOT_IMAGE_MAX_BYTES + 1)),
        'failed',
      );
    });

    it('accepts an avatar of one byte per pixel, and no larger one', async () => {
      const { images } = ada.ports;
      await images.uploadAvatar(ada.user.uid, imageOfSize(STORED_AVATAR_MAX_BYTES));
      await expectPortError(
        images.uploadAvatar(ada.user.uid, imageOfSize(STORED_AVATAR_MAX_BYTES + 1)),
        'failed',
      );
    });

    it('is not affected when the caller changes the bytes afterwards', async () => {
      const file = image([1, 2, 3]);
      const url = await ada.ports.images.uploadAvatar(ada.user.uid, file);
      file.bytes.fill(9);
      expect(await world.current.download(url)).toEqual(Uint8Array.of(1, 2, 3));
    });
  });
};
