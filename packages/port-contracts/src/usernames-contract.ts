import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectConflict, expectPortError, expectRefusal, rejectionOf } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { asUsername, newProfile, register, signUp } from './people.ts';
import { useWorld } from './use-world.ts';

const ROBO_FAN = asUsername('robo_fan');

/** Each username, of 3 to 20 characters (D122), belongs to at most one user (D11). */
export const describeUsernamesContract = (harness: ContractHarness): void => {
  describe(`usernames: ${harness.name}`, () => {
    const world = useWorld(harness);

    it('are not claimed by a profile without one', async () => {
      const { ports } = await signUp(await world.stranger());
      expect(await ports.users.isUsernameTaken(asUsername('ada'))).toBe(false);
    });

    it('cannot be taken twice: the second profile is not created, not even in part', async () => {
      await signUp(await world.stranger(), { username: ROBO_FAN });
      const late = await world.stranger();
      const user = await register(late);
      await expectConflict(late.users.createProfile(newProfile(user, { username: ROBO_FAN })), 'username');
      expect(await late.users.get(user.uid)).toBeNull();
      expect(await late.users.getContact(user.uid)).toBeNull();
    });

    it('can be chosen again by a user who lost a race', async () => {
      await signUp(await world.stranger(), { username: ROBO_FAN });
      const late = await world.stranger();
      const user = await register(late);
      await expectConflict(late.users.createProfile(newProfile(user, { username: ROBO_FAN })), 'username');
      await late.users.createProfile(newProfile(user, { username: asUsername('robo_fan_2') }));
      expect((await late.users.get(user.uid))?.username).toBe('robo_fan_2');
    });

    describe('claiming one', () => {
      it('sets the profile’s name and claims it', async () => {
        const { ports, user } = await world.person('Ada');
        const before = await ports.users.get(user.uid);
        await ports.users.claimUsername(user.uid, ROBO_FAN);
        const after = await ports.users.get(user.uid);
        expect(after).toEqual({ ...before, username: ROBO_FAN, updatedAt: after?.updatedAt });
        expect(await ports.users.isUsernameTaken(ROBO_FAN)).toBe(true);
      });

      it('can be repeated when its answer was lost', async () => {
        const { ports, user } = await world.person('Ada');
        await ports.users.claimUsername(user.uid, ROBO_FAN);
        const before = await ports.users.get(user.uid);
        await world.current.tick();
        await expect(ports.users.claimUsername(user.uid, ROBO_FAN)).resolves.toBeUndefined();
        expect(await ports.users.get(user.uid)).toEqual(before);
      });

      it('fails for a taken name, and the profile stays without one', async () => {
        await signUp(await world.stranger(), { username: ROBO_FAN });
        const { ports, user } = await world.person('Ada');
        await expectConflict(ports.users.claimUsername(user.uid, ROBO_FAN), 'username');
        expect((await ports.users.get(user.uid))?.username).toBeNull();
      });

      it('cannot rename', async () => {
        const { ports, user } = await world.person('Ada');
        await ports.users.claimUsername(user.uid, ROBO_FAN);
        await expectPortError(ports.users.claimUsername(user.uid, asUsername('other_name')), 'forbidden');
        expect((await ports.users.get(user.uid))?.username).toBe(ROBO_FAN);
        expect(await ports.users.isUsernameTaken(asUsername('other_name'))).toBe(false);
      });

      it('is refused for another user', async () => {
        const { user } = await world.person('Ada');
        const other = await world.person('Omar');
        await expectPortError(other.ports.users.claimUsername(user.uid, ROBO_FAN), 'forbidden');
        await expectPortError(
          (await world.stranger()).users.claimUsername(user.uid, ROBO_FAN),
          'not-signed-in',
        );
        expect(await other.ports.users.isUsernameTaken(ROBO_FAN)).toBe(false);
      });

      it('needs a profile', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        await expectPortError(ports.users.claimUsername(user.uid, ROBO_FAN), 'not-found');
        expect(await ports.users.isUsernameTaken(ROBO_FAN)).toBe(false);
      });

      it('refuses a name that is not normalised', async () => {
        const { ports, user } = await world.person('Ada');
        const names = ['Robo_Fan', 'ro', 'r'.repeat(21), 'robo-fan', 'robo fan', 'rοbo_fan', ''];
        await inOneWorld(named(names), async (name) => {
          await expectRefusal(ports.users.claimUsername(user.uid, asUsername(name)));
          expect((await ports.users.get(user.uid))?.username).toBeNull();
        });
      });
    });
  });

  describe(`the race for a username: ${harness.name}`, () => {
    it('has exactly one winner, in any order, by a new profile and by claiming', async () => {
      const ways = fc.array(fc.constantFrom('createProfile', 'claimUsername'), {
        minLength: 2,
        maxLength: 5,
      });
      const race = fc.asyncProperty(fc.scheduler(), ways, async (scheduler, rivals) => {
        let isRacing = false;
        const world = await harness.fresh({
          pause: () => (isRacing ? scheduler.schedule(Promise.resolve()) : Promise.resolve()),
        });
        const clients = await Promise.all(
          rivals.map(async (by) => {
            const ports = await world.client();
            const user = await register(ports);
            if (by === 'claimUsername') await ports.users.createProfile(newProfile(user));
            return { by, ports, user };
          }),
        );

        isRacing = true;
        const tries = clients.map(({ by, ports, user }) =>
          by === 'createProfile'
            ? ports.users.createProfile(newProfile(user, { username: ROBO_FAN }))
            : ports.users.claimUsername(user.uid, ROBO_FAN),
        );
        const outcomes = await scheduler.waitFor(
          Promise.all(
            tries.map((attempt) =>
              attempt.then(
                () => 'won',
                () => rejectionOf(attempt),
              ),
            ),
          ),
        );
        isRacing = false;

        expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
        for (const outcome of outcomes) {
          if (outcome !== 'won') expect(outcome).toMatchObject({ kind: 'conflict', subject: 'username' });
        }
        const names = await Promise.all(
          clients.map(async ({ ports, user }) => (await ports.users.get(user.uid))?.username),
        );
        expect(names.map((name) => name === ROBO_FAN)).toEqual(outcomes.map((outcome) => outcome === 'won'));
        await world.dispose();
      });
      await fc.assert(race, { numRuns: harness.runs(200) });
    });
  });
};
