import { imageId, newRobotId, type RobotId, robotId } from '@roborrow/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { image, imageWithSizes } from './image-file.ts';
import { PROFILE_CHANGES, type Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useSharedWorld } from './use-world.ts';

/** Which stored pictures a listing or a profile may show, and who may delete them (D22, D23). */
export const describeImagesContract = (harness: ContractHarness): void => {
  describe(`images: ${harness.name}`, () => {
    const world = useSharedWorld(harness);
    let ada: Person;
    let omar: Person;
    let rover: RobotId;

    beforeAll(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });
    // Each test has a listing of its own, and looks only at pictures that it uploaded.
    beforeEach(() => {
      rover = newRobotId(ada.user.uid, ada.ports.ids);
    });

    describe('using a picture', () => {
      it('is possible as an avatar, and so is removing it', async () => {
        const avatar = await ada.ports.images.uploadAvatar(ada.user.uid, imageWithSizes(128));
        await ada.ports.users.update(ada.user.uid, { ...PROFILE_CHANGES, avatar });
        expect((await omar.ports.users.get(ada.user.uid))?.avatar).toBe(avatar);
        await ada.ports.users.update(ada.user.uid, PROFILE_CHANGES);
        expect((await omar.ports.users.get(ada.user.uid))?.avatar).toBe('');
      });

      it('is possible in a listing, up to ten, in their order', async () => {
        const images: string[] = [];
        for (let i = 0; i < 10; i += 1) {
          images.push(
            await ada.ports.images.uploadRobotImage(
              ada.user.uid,
              rover,
              i % 2 ? image([i]) : imageWithSizes(480, 960),
            ),
          );
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

      it('removes every size of the picture, also by an address that says less of it (D742)', async () => {
        const bea = await world.person('Bea');
        const { images } = bea.ports;
        for (const addressOf of [(address: string) => address, withoutSizes]) {
          const gone = await images.uploadRobotImage(bea.user.uid, rover, imageWithSizes(480, 960));
          const kept = await images.uploadRobotImage(bea.user.uid, rover, imageWithSizes(480, 960));
          const before = await world.current.countImages(bea.user.uid);
          await images.delete(addressOf(gone));
          for (const width of [undefined, 480, 960]) {
            expect(await world.current.download(gone, width)).toBeNull();
            expect(await world.current.download(kept, width)).not.toBeNull();
          }
          expect(await world.current.countImages(bea.user.uid)).toBe(before / 2);
          await images.delete(kept);
          expect(await world.current.countImages(bea.user.uid)).toBe(0);
        }
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
        const other = newRobotId(ada.user.uid, ada.ports.ids);
        const { images } = ada.ports;
        const gone = [
          await images.uploadRobotImage(ada.user.uid, rover, imageWithSizes(480, 960)),
          await images.uploadRobotImage(ada.user.uid, rover, image([2])),
        ];
        const kept = [
          await images.uploadRobotImage(ada.user.uid, other, image([3])),
          // Other robots, whose ids contain this one's.
          await images.uploadRobotImage(ada.user.uid, robotId(`x_${rover}`), image([6])),
          await images.uploadRobotImage(ada.user.uid, robotId(`${rover}_x`), image([7])),
          await images.uploadAvatar(ada.user.uid, image([4])),
          await omar.ports.images.uploadRobotImage(omar.user.uid, rover, image([5])),
        ];
        await images.deleteAllOfRobot(ada.user.uid, rover);
        for (const url of gone) expect(await world.current.download(url)).toBeNull();
        expect(await world.current.download(gone[0] ?? '', 480)).toBeNull();
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

/** The address of a picture as it was stored before it had smaller sizes. */
const withoutSizes = (address: string): string => address.replace(/#[^#]*~[^#]*/, '');
