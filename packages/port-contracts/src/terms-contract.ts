import { mustAcceptTerms, parseDay, type CalendarDay } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { PROFILE_CHANGES, type Person } from './people.ts';
import { useWorld } from './use-world.ts';

const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(text);
const FIRST = day('2026-11-01');
const SECOND = day('2027-01-15');

/** Which terms users accepted (D811). */
export const describeTermsContract = (harness: ContractHarness): void => {
  describe(`accepted terms: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;

    beforeEach(async () => {
      ada = await world.person('Ada');
    });

    const accept = (version: CalendarDay, { ports, user }: Person = ada) =>
      ports.users.acceptTerms(user.uid, version);
    const stored = ({ ports, user }: Person = ada) => ports.users.getAcceptedTerms(user.uid);

    it('are none for an account that was never asked, which has to be asked (D812)', async () => {
      expect(await stored()).toBeNull();
      expect(mustAcceptTerms(await stored(), FIRST)).toBe(true);
    });

    it('are stored with the time, and read on another device (D811)', async () => {
      await accept(FIRST);
      const ports = await world.stranger();
      const user = await ports.auth.signIn(ada.user.email, ada.password);
      const accepted = await stored({ ...ada, ports, user });
      expect(accepted).toEqual({ version: FIRST, at: expect.any(Number) as number });
      // Stored by the backend's clock, as the profile's times are.
      const { updatedAt } = (await ports.users.get(user.uid)) ?? expect.fail();
      expect(accepted?.at).toBeGreaterThanOrEqual(updatedAt);
    });

    it('are written once: the same and an older version change nothing, a newer one replaces (D811)', async () => {
      await accept(FIRST);
      await accept(SECOND);
      const accepted = await stored();
      expect(accepted?.version).toBe(SECOND);
      await accept(SECOND);
      await accept(FIRST);
      expect(await stored()).toEqual(accepted);
    });

    it('are a day of the calendar', async () => {
      await expectPortError(accept('2026-02-30' as CalendarDay), 'forbidden'); // not a day
      expect(await stored()).toBeNull();
    });

    it('stay as they are when the profile is saved', async () => {
      await accept(FIRST);
      await ada.ports.users.update(ada.user.uid, PROFILE_CHANGES);
      expect((await stored())?.version).toBe(FIRST);
    });

    it('are private: no other user and no visitor reads or writes them (D811)', async () => {
      await accept(FIRST);
      const [omar, stranger] = await Promise.all([world.person('Omar'), world.stranger()]);
      const { uid } = ada.user;
      await expectPortError(omar.ports.users.getAcceptedTerms(uid), 'forbidden');
      await expectPortError(omar.ports.users.acceptTerms(uid, SECOND), 'forbidden');
      await expectPortError(stranger.users.getAcceptedTerms(uid), 'not-signed-in');
      await expectPortError(stranger.users.acceptTerms(uid, SECOND), 'not-signed-in');
      expect((await stored())?.version).toBe(FIRST);
      expect(await stored(omar)).toBeNull();
    });

    it('are deleted with the profile (D18)', async () => {
      await accept(FIRST);
      await ada.ports.users.beginDeletion(ada.user.uid);
      await ada.ports.users.deleteProfile(ada.user.uid);
      expect(await stored()).toBeNull();
    });
  });
};
