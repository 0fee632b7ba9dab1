import { PUSH_DEVICES_MAX, type PushDevice } from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { PROFILE_CHANGES, type Person } from './people.ts';
import { useWorld } from './use-world.ts';

const PHONE = pushDevice('phone');
const LAPTOP = pushDevice('laptop', {
  endpoint: `https://wns2-par02p.notify.windows.com/w/?token=${'%2f~!'.repeat(150)}`,
});

/** The devices on which users hear of messages while the app is closed (D540). */
export const describePushDevicesContract = (harness: ContractHarness): void => {
  describe(`devices: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;

    beforeEach(async () => {
      ada = await world.person('Ada');
    });

    const add = (device: PushDevice, { ports, user }: Person = ada) =>
      ports.users.addPushDevice(user.uid, device);
    const remove = (endpoint: string, { ports, user }: Person = ada) =>
      ports.users.removePushDevice(user.uid, endpoint);
    const stored = ({ ports, user }: Person = ada) => ports.users.listPushDevices(user.uid);

    it('are none at first, then those that were added, on every device of the user', async () => {
      expect(await stored()).toEqual([]);
      await add(PHONE);
      await add(LAPTOP);
      await add(LAPTOP);
      const ports = await world.stranger();
      const user = await ports.auth.signIn(ada.user.email, ada.password);
      expect(await stored({ ...ada, ports, user })).toEqual([PHONE, LAPTOP]);
    });

    it('are replaced by new keys for the same endpoint', async () => {
      const renewed = { ...PHONE, auth: 't'.repeat(22) };
      await add(PHONE);
      await add(LAPTOP);
      await add(renewed);
      expect(await stored()).toEqual([LAPTOP, renewed]);
    });

    it('are at most ten: another one takes the place of the oldest (D540)', async () => {
      const devices = Array.from({ length: PUSH_DEVICES_MAX + 1 }, (_, i) => pushDevice(`${i}`));
      for (const device of devices) await add(device);
      expect(await stored()).toEqual(devices.slice(1));
    });

    it('lose none when two are added at the same time', async () => {
      const ports = await world.stranger();
      const user = await ports.auth.signIn(ada.user.email, ada.password);
      await Promise.all([add(PHONE), add(LAPTOP, { ...ada, ports, user })]);
      expect(new Set(await stored())).toEqual(new Set([PHONE, LAPTOP]));
    });

    it('are removed by their endpoint, also twice, and the others stay', async () => {
      await add(PHONE);
      await add(LAPTOP);
      await remove(PHONE.endpoint);
      await remove(PHONE.endpoint);
      expect(await stored()).toEqual([LAPTOP]);
    });

    it.each<[string, Partial<PushDevice>]>([
      ['another host', { endpoint: 'https://evil.example/push' }],
      ['an address of the server’s own network', { endpoint: 'https://169.254.169.254/latest' }],
      ['a line break', { endpoint: `${PHONE.endpoint}\nhttps://evil.example/push` }],
      ['a short key', { p256dh: 'B' }],
      ['no secret', { auth: '' }],
    ])('are refused with %s, and the others stay (D541, D542)', async (_, changes) => {
      await add(LAPTOP);
      await expectPortError(add({ ...PHONE, ...changes }), 'forbidden');
      expect(await stored()).toEqual([LAPTOP]);
    });

    it('stay as they are when the profile or the notice settings are saved', async () => {
      const { ports, user } = ada;
      await add(PHONE);
      await ports.users.update(user.uid, PROFILE_CHANGES);
      await ports.users.setNoticeSettings(user.uid, { messageByEmail: false, withBeginning: false });
      expect(await stored()).toEqual([PHONE]);
    });

    it('are private: no other user and no visitor reads or writes them (D540)', async () => {
      await add(PHONE);
      const [omar, stranger] = await Promise.all([world.person('Omar'), world.stranger()]);
      const { uid } = ada.user;
      await expectPortError(omar.ports.users.listPushDevices(uid), 'forbidden');
      await expectPortError(omar.ports.users.addPushDevice(uid, LAPTOP), 'forbidden');
      await expectPortError(omar.ports.users.removePushDevice(uid, PHONE.endpoint), 'forbidden');
      await expectPortError(stranger.users.listPushDevices(uid), 'not-signed-in');
      await expectPortError(stranger.users.addPushDevice(uid, LAPTOP), 'not-signed-in');
      await expectPortError(stranger.users.removePushDevice(uid, PHONE.endpoint), 'not-signed-in');
      expect(await stored()).toEqual([PHONE]);
      expect(await stored(omar)).toEqual([]);
    });

    it('are deleted with the profile (D18)', async () => {
      await add(PHONE);
      await ada.ports.users.beginDeletion(ada.user.uid);
      expect(await stored()).toEqual([PHONE]);
      await ada.ports.users.deleteProfile(ada.user.uid);
      expect(await stored()).toEqual([]);
    });

    it('are copies: changing one changes nothing stored', async () => {
      attemptToChange(await stored());
      const mine = { ...PHONE };
      await add(mine);
      attemptToChange(mine);
      attemptToChange(await stored());
      expect(await stored()).toEqual([PHONE]);
    });
  });
};
