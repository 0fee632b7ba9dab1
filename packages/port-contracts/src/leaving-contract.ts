import {
  DEFAULT_NOTICE_SETTINGS,
  dollarsPerDay,
  epochMs,
  messageId,
  NOTHING_SAVED,
  parseDay,
  robotId,
  type ImageFile,
  type MessageId,
  type Ports,
  type Robot,
  type Saved,
} from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectConflict, expectPortError, rejectionOf } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld } from './in-one-world.ts';
import { newMessage, sendAll } from './messages.ts';
import { asUsername, newProfile, PROFILE_CHANGES, register, type Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const ANOTHER = robotId('another-listing-0001');
const ROBO_FAN = asUsername('robo_fan');
const TERMS = parseDay('2026-11-01') ?? expect.fail();
const PICTURE: ImageFile = { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/jpeg' };

const SAVED: Saved = {
  ...NOTHING_SAVED,
  robots: [{ id: ANOTHER, at: epochMs(1000), name: 'Rover', price: dollarsPerDay(20) }],
};

/** A user who is being deleted cannot write from any client (D51). */
export const describeLeavingContract = (harness: ContractHarness): void => {
  describe(`leaving: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;
    /** Ada's second tab, which does not know about the deletion in the first one. */
    let tab: Person;
    let listing: Robot;
    let received: MessageId;
    let alsoReceived: MessageId;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
      const ports = await world.stranger();
      tab = { ...ada, ports, user: await ports.auth.signIn(ada.user.email, ada.password) };
      listing = await ada.ports.robots.create(newRobot(ada));
      const [first, second] = await sendAll(omar, ada, ['hello', 'are you there?']);
      received = first?.id ?? messageId('none');
      alsoReceived = second?.id ?? messageId('none');
    });

    /** Those that are accepted are accepted one after the other. */
    const WRITES: readonly (readonly [what: string, write: (ports: Ports) => Promise<unknown>])[] = [
      ['a listing', ({ robots }) => robots.create(newRobot(ada))],
      ['a changed listing', ({ robots }) => robots.update(listing.id, { name: 'Renamed' })],
      ['a paused listing', ({ robots }) => robots.update(listing.id, { isAvailable: false })],
      ['a username', ({ users }) => users.claimUsername(ada.user.uid, ROBO_FAN)],
      ['notice settings', ({ users }) => users.setNoticeSettings(ada.user.uid, DEFAULT_NOTICE_SETTINGS)],
      ['accepted terms', ({ users }) => users.acceptTerms(ada.user.uid, TERMS)],
      ['a device', ({ users }) => users.addPushDevice(ada.user.uid, pushDevice('phone'))],
      [
        'a device that is removed',
        ({ users }) => users.removePushDevice(ada.user.uid, 'https://gone.example/'),
      ],
      [
        'a report',
        ({ reports }) =>
          reports.send(ada.user.uid, {
            subject: { kind: 'message', id: received },
            reason: 'spam',
            note: '',
          }),
      ],
      ['a message', ({ messages }) => messages.send(newMessage(ada, omar))],
      ['a read mark', ({ messages }) => messages.markRead([received])],
      [
        'the read marks of a conversation',
        ({ messages }) => messages.markConversationRead(ada.user.uid, omar.user.uid),
      ],
      ['a saved robot', ({ saved }) => saved.merge(ada.user.uid, SAVED)],
      ['a listing’s picture', ({ images }) => images.uploadRobotImage(ada.user.uid, listing.id, PICTURE)],
      ['an avatar', ({ images }) => images.uploadAvatar(ada.user.uid, PICTURE)],
      // These are last: a message has the sender's name, and none passes after a block.
      ['a changed profile', ({ users }) => users.update(ada.user.uid, PROFILE_CHANGES)],
      ['a block', ({ blocks }) => blocks.block(ada.user.uid, omar.user.uid)],
    ];

    it('accepts every write from a second tab until the deletion begins', async () => {
      await inOneWorld(WRITES, async (write) => {
        await write(tab.ports);
      });
    });

    it('refuses every write of a user whom the operator suspended (D461)', async () => {
      await world.current.plant({ suspended: [ada.user.uid] });
      await inOneWorld(WRITES, (write) => expectPortError(write(tab.ports), 'forbidden'));
    });

    it('tells the suspended user alone that they are (D461)', async () => {
      const { uid } = ada.user;
      expect(await ada.ports.users.isSuspended(uid)).toBe(false);
      await world.current.plant({ suspended: [uid] });
      expect(await ada.ports.users.isSuspended(uid)).toBe(true);
      expect(await ada.ports.users.isDeletionBegun(uid)).toBe(false);
      await expectPortError(omar.ports.users.isSuspended(uid), 'forbidden');
      await expectPortError((await world.stranger()).users.isSuspended(uid), 'not-signed-in');
    });

    it('lets a suspended user read, and receive nothing (D461)', async () => {
      await world.current.plant({ suspended: [ada.user.uid] });
      const { messages } = await ada.ports.messages.listThread(ada.user.uid, omar.user.uid, { limit: 5 });
      expect(messages.map(({ id }) => id).toSorted()).toEqual([received, alsoReceived].toSorted());
      await expectPortError(omar.ports.messages.send(newMessage(omar, ada)), 'not-found');
      await expectPortError(ada.ports.users.deleteProfile(ada.user.uid), 'forbidden');
    });

    it('lets a suspended user leave (D461)', async () => {
      await world.current.plant({ suspended: [ada.user.uid] });
      await ada.ports.users.beginDeletion(ada.user.uid);
      expect(await ada.ports.users.isDeletionBegun(ada.user.uid)).toBe(true);
      await ada.ports.messages.deleteAllOf(ada.user.uid);
      await ada.ports.users.deleteProfile(ada.user.uid);
      expect(await omar.ports.users.get(ada.user.uid)).toBeNull();
    });

    it('then refuses every write from the second tab and from the first, and has stored nothing of it', async () => {
      const before = await ada.ports.users.get(ada.user.uid);
      await ada.ports.users.beginDeletion(ada.user.uid);
      await inOneWorld(WRITES, async (write) => {
        await expectPortError(write(tab.ports), 'forbidden');
        await expectPortError(write(ada.ports), 'forbidden');
      });
      expect(await omar.ports.users.get(ada.user.uid)).toEqual(before);
      expect(await omar.ports.users.isUsernameTaken(ROBO_FAN)).toBe(false);
      expect(await omar.ports.robots.listAvailableByOwner(ada.user.uid)).toEqual([listing]);
      const { messages } = await omar.ports.messages.listThread(omar.user.uid, ada.user.uid, { limit: 5 });
      expect(messages.map(({ id, isRead }) => `${id} ${isRead}`).toSorted()).toEqual(
        [received, alsoReceived].map((id) => `${id} false`).toSorted(),
      );
    });

    it('creates no profile after an interruption between profile and account', async () => {
      await ada.ports.users.beginDeletion(ada.user.uid);
      await ada.ports.users.deleteProfile(ada.user.uid);
      await expectPortError(tab.ports.users.createProfile(ada.profile), 'forbidden');
      await expectPortError(tab.ports.robots.create(newRobot(ada)), 'forbidden');
    });

    it('accepts no write from a remaining session once the account is deleted', async () => {
      await ada.ports.users.beginDeletion(ada.user.uid);
      await ada.ports.users.deleteProfile(ada.user.uid);
      await ada.ports.auth.deleteAccount();
      const create = ['a profile', ({ users }: Ports) => users.createProfile(ada.profile)] as const;
      for (const [what, write] of [create, ...WRITES]) {
        // A backend may still accept the session; then it refuses because of the mark.
        const { kind } = await rejectionOf(write(tab.ports));
        expect({ what, isRefused: ['not-signed-in', 'forbidden', 'not-found'].includes(kind) }).toEqual({
          what,
          isRefused: true,
        });
      }
      expect(await omar.ports.users.get(ada.user.uid)).toBeNull();
    });

    it('still deletes listings, pictures and messages', async () => {
      const avatar = await ada.ports.images.uploadAvatar(ada.user.uid, PICTURE);
      await ada.ports.users.beginDeletion(ada.user.uid);
      await tab.ports.robots.delete(listing.id);
      await tab.ports.images.delete(avatar);
      await tab.ports.messages.deleteAllOf(ada.user.uid);
      expect(await omar.ports.robots.get(listing.id)).toBeNull();
      expect(await world.current.download(avatar)).toBeNull();
    });

    it("tells only the user's own clients whether the deletion was begun", async () => {
      const { uid } = ada.user;
      expect(await tab.ports.users.isDeletionBegun(uid)).toBe(false);
      await ada.ports.users.beginDeletion(uid);
      expect(await tab.ports.users.isDeletionBegun(uid)).toBe(true);
      await expectPortError(omar.ports.users.isDeletionBegun(uid), 'forbidden');
      await expectPortError((await world.stranger()).users.isDeletionBegun(uid), 'not-signed-in');
    });

    it('keeps the username claimed until the profile is deleted', async () => {
      await ada.ports.users.claimUsername(ada.user.uid, ROBO_FAN);
      await ada.ports.users.beginDeletion(ada.user.uid);
      await expectConflict(omar.ports.users.claimUsername(omar.user.uid, ROBO_FAN), 'username');
      const ports = await world.stranger();
      const profile = newProfile(await register(ports), { username: ROBO_FAN });
      await expectConflict(ports.users.createProfile(profile), 'username');
      await tab.ports.users.deleteProfile(ada.user.uid);
      await ports.users.createProfile(profile);
      expect((await omar.ports.users.get(profile.id))?.username).toBe(ROBO_FAN);
    });
  });
};
