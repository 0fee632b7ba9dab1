import { miles, newRobotId, type Message } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { newMessage, sendAll, unreadOf } from './messages.ts';
import { asUsername, PROFILE_CHANGES, signUp, type Person } from './people.ts';
import { newestFirst, newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const ROBO_FAN = asUsername('robo_fan');

/** Deleting a profile and everything of its user (D18). */
export const describeDeletionContract = (harness: ContractHarness): void => {
  describe(`deletion: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;

    beforeEach(async () => {
      ada = await signUp(await world.stranger(), { firstName: 'Ada', username: ROBO_FAN });
      omar = await world.person('Omar');
    });

    const begin = () => ada.ports.users.beginDeletion(ada.user.uid);

    it('can be begun only by the user', async () => {
      await expectPortError(omar.ports.users.beginDeletion(ada.user.uid), 'forbidden');
      await expectPortError((await world.stranger()).users.beginDeletion(ada.user.uid), 'not-signed-in');
      await omar.ports.messages.send(newMessage(omar, ada));
    });

    it('can be begun again', async () => {
      await begin();
      await expect(begin()).resolves.toBeUndefined();
    });

    it('deletes no profile, listing or message before it was begun', async () => {
      const [sent] = await sendAll(omar, ada, ['hello']);
      const listing = await ada.ports.robots.create(newRobot(ada));
      await expectPortError(ada.ports.robots.deleteAllOf(ada.user.uid), 'forbidden');
      expect(await omar.ports.robots.get(listing.id)).toEqual(listing);
      await expectPortError(ada.ports.users.deleteProfile(ada.user.uid), 'forbidden');
      await expectPortError(ada.ports.messages.deleteAllOf(ada.user.uid), 'forbidden');
      expect(await ada.ports.users.get(ada.user.uid)).not.toBeNull();
      expect((await ada.ports.messages.listRecent(ada.user.uid, { limit: 5 })).messages).toEqual([sent]);
    });

    it('leaves profile and messages readable until they are deleted', async () => {
      await sendAll(omar, ada, ['hello']);
      await begin();
      expect(await omar.ports.users.get(ada.user.uid)).not.toBeNull();
      expect((await ada.ports.messages.listRecent(ada.user.uid, { limit: 5 })).messages).toHaveLength(1);
    });

    it('deletes the messages that were sent, and none that another user wrote (D684)', async () => {
      const eve = await world.person('Eve');
      await sendAll(ada, omar, ['1', '2']);
      const answers = await sendAll(omar, ada, ['3']);
      const kept: readonly Message[] = await sendAll(eve, omar, ['4']);
      await begin();
      await ada.ports.messages.deleteAllOf(ada.user.uid);
      expect((await omar.ports.messages.listRecent(omar.user.uid, { limit: 9 })).messages).toEqual(
        newestFirst([...kept, ...answers]),
      );
      expect(await unreadOf(omar)).toBe(1);
      await expect(ada.ports.messages.deleteAllOf(ada.user.uid)).resolves.toBeUndefined();
    });

    it('deletes listings, including paused ones, and no other user’s', async () => {
      const rover = await ada.ports.robots.create(newRobot(ada));
      const paused = await ada.ports.robots.create(newRobot(ada));
      await ada.ports.robots.update(paused.id, { isAvailable: false });
      const kept = await omar.ports.robots.create(newRobot(omar));
      await begin();
      await ada.ports.robots.deleteAllOf(ada.user.uid);
      const left = await Promise.all([rover, paused, kept].map(({ id }) => omar.ports.robots.get(id)));
      expect(left).toEqual([null, null, kept]);
      await expect(ada.ports.robots.deleteAllOf(ada.user.uid)).resolves.toBeUndefined();
    });

    it('of listings, messages or profile is allowed only to the user', async () => {
      await begin();
      const stranger = await world.stranger();
      await expectPortError(omar.ports.robots.deleteAllOf(ada.user.uid), 'forbidden');
      await expectPortError(stranger.robots.deleteAllOf(ada.user.uid), 'not-signed-in');
      await expectPortError(omar.ports.messages.deleteAllOf(ada.user.uid), 'forbidden');
      await expectPortError(stranger.messages.deleteAllOf(ada.user.uid), 'not-signed-in');
      await expectPortError(omar.ports.users.deleteProfile(ada.user.uid), 'forbidden');
      await expectPortError(stranger.users.deleteProfile(ada.user.uid), 'not-signed-in');
      expect(await omar.ports.users.get(ada.user.uid)).not.toBeNull();
    });

    it('deletes the profile, its private part and its claim', async () => {
      await ada.ports.users.update(ada.user.uid, PROFILE_CHANGES);
      await begin();
      await ada.ports.users.deleteProfile(ada.user.uid);
      expect(await omar.ports.users.get(ada.user.uid)).toBeNull();
      expect(await ada.ports.users.getContact(ada.user.uid)).toBeNull();
      expect(await omar.ports.users.isUsernameTaken(ROBO_FAN)).toBe(false);
      await expect(ada.ports.users.deleteProfile(ada.user.uid)).resolves.toBeUndefined();
    });

    // As where a browser sends a request again on a connection that was closed.
    it.each(['robots.deleteAllOf', 'messages.deleteAllOf', 'users.deleteProfile'] as const)(
      '%s twice at once deletes all, and refuses neither',
      async (operation) => {
        await ada.ports.robots.create(newRobot(ada));
        await sendAll(ada, omar, ['1', '2']);
        await begin();
        const { uid } = ada.user;
        const { robots, messages, users } = ada.ports;
        const once = () =>
          ({
            'robots.deleteAllOf': () => robots.deleteAllOf(uid),
            'messages.deleteAllOf': () => messages.deleteAllOf(uid),
            'users.deleteProfile': () => users.deleteProfile(uid),
          })[operation]();
        await Promise.all([once(), once(), once()]);
        await expect(once()).resolves.toBeUndefined();
      },
    );

    it('frees the username for another user', async () => {
      await begin();
      await ada.ports.users.deleteProfile(ada.user.uid);
      await omar.ports.users.claimUsername(omar.user.uid, ROBO_FAN);
      expect((await ada.ports.users.get(omar.user.uid))?.username).toBe(ROBO_FAN);
    });

    it('leaves no reference to the user but in what others wrote to them', async () => {
      const rover = newRobotId(ada.user.uid, ada.ports.ids);
      const picture = await ada.ports.images.uploadRobotImage(ada.user.uid, rover, {
        bytes: Uint8Array.of(1, 2, 3),
        contentType: 'image/jpeg',
      });
      const avatar = await ada.ports.images.uploadAvatar(ada.user.uid, {
        bytes: Uint8Array.of(4, 5, 6),
        contentType: 'image/jpeg',
      });
      const robot = await ada.ports.robots.create(newRobot(ada, { id: rover, images: [picture] }));
      const paused = await ada.ports.robots.create(newRobot(ada));
      await ada.ports.robots.update(paused.id, { isAvailable: false });
      await ada.ports.users.update(ada.user.uid, { ...PROFILE_CHANGES, avatar });
      await sendAll(omar, ada, ['hello']);
      await ada.ports.messages.send(newMessage(ada, omar, { senderName: 'Grace Lin' }));

      await begin();
      await ada.ports.images.deleteAllOf(ada.user.uid);
      await ada.ports.robots.deleteAllOf(ada.user.uid);
      await ada.ports.messages.deleteAllOf(ada.user.uid);
      await ada.ports.saved.deleteAllOf(ada.user.uid);
      await ada.ports.users.deleteProfile(ada.user.uid);
      await ada.ports.auth.deleteAccount();

      const { users, robots, messages } = omar.ports;
      const { uid } = ada.user;
      const globe = { coordinates: { latitude: 0, longitude: 0 }, radius: miles(12_438) };
      const left = [
        await users.get(uid),
        await users.isUsernameTaken(ROBO_FAN),
        await robots.get(robot.id),
        await robots.get(paused.id),
        await robots.listAvailableByOwner(uid),
        await robots.listFeatured(9),
        await robots.listAvailable({ order: 'newest', limit: 9 }),
        (await robots.listNearest({ origin: globe, limit: 9 })).found,
        (await messages.listThread(omar.user.uid, uid, { limit: 9 })).messages.map(
          ({ senderId }) => senderId,
        ),
        await unreadOf(omar),
        await world.current.download(picture),
        await world.current.download(avatar),
      ];
      const noRobots = expect.objectContaining({ robots: [], next: null }) as unknown; // with its cost, where there is one
      expect(left).toEqual([null, false, null, null, [], [], noRobots, [], [omar.user.uid], 0, null, null]);
      await expectPortError(ada.ports.auth.signIn(ada.user.email, ada.password), 'failed');
      await expectPortError(messages.send(newMessage(omar, ada)), 'not-found');
    });
  });
};
