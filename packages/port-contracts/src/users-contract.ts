import type { NewProfile } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectConflict, expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld } from './in-one-world.ts';
import { asUsername, newProfile, PROFILE_CHANGES, register, signUp } from './people.ts';
import { useWorld } from './use-world.ts';

/** Profiles: what a new one holds (D125), and that address and coordinates are read by their owner alone (D10). */
export const describeUsersContract = (harness: ContractHarness): void => {
  describe(`users: ${harness.name}`, () => {
    const world = useWorld(harness);

    describe('creating a profile', () => {
      it('sets the specified defaults', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        await ports.users.createProfile(
          newProfile(user, { username: asUsername('ada_park'), firstName: 'Ada', lastName: 'Park' }),
        );
        const { createdAt, updatedAt, ...rest } = (await ports.users.get(user.uid)) ?? {};
        expect(rest).toEqual({
          id: user.uid,
          username: 'ada_park',
          firstName: 'Ada',
          lastName: 'Park',
          displayName: 'Ada Park',
          bio: '',
          avatar: '',
          location: '',
          expertise: 'beginner',
          isVerified: false,
          isPremium: false,
          rating: 0,
          reviewCount: 0,
        });
        expect(createdAt).toBeTypeOf('number');
        expect(updatedAt).toBe(createdAt);
      });

      it('stores the email in the private part, without a place', async () => {
        const { ports, user } = await signUp(await world.stranger());
        expect(await ports.users.getContact(user.uid)).toEqual({ email: user.email, coordinates: null });
      });

      it('accepts a profile without a username, a last name or a first name', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        await ports.users.createProfile(newProfile(user, { firstName: '', lastName: '', displayName: '' }));
        expect(await ports.users.get(user.uid)).toMatchObject({
          username: null,
          firstName: '',
          lastName: '',
        });
      });

      it('needs a signed-in user', async () => {
        const { profile } = await world.person('Ada');
        await expectPortError((await world.stranger()).users.createProfile(profile), 'not-signed-in');
      });

      it('is refused for another user', async () => {
        const user = await register(await world.stranger());
        const other = await world.person('Omar');
        await expectPortError(other.ports.users.createProfile(newProfile(user)), 'forbidden');
        expect(await other.ports.users.get(user.uid)).toBeNull();
      });

      it('never overwrites a profile', async () => {
        const { ports, user } = await signUp(await world.stranger());
        const before = await ports.users.get(user.uid);
        await expectConflict(ports.users.createProfile(newProfile(user, { firstName: 'Eve' })), 'profile');
        expect(await ports.users.get(user.uid)).toEqual(before);
      });

      it('can be repeated when its answer was lost, and then writes nothing', async () => {
        const ports = await world.stranger();
        const person = await signUp(ports, { username: asUsername('ada_park') });
        const before = await ports.users.get(person.user.uid);
        await world.current.tick();
        await expect(ports.users.createProfile(person.profile)).resolves.toBeUndefined();
        expect(await ports.users.get(person.user.uid)).toEqual(before);
      });

      it("accepts only the account's own email", async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        await expectRefusal(
          ports.users.createProfile(newProfile(user, { email: 'someone.else@example.com' })),
        );
        expect(await ports.users.get(user.uid)).toBeNull();
      });

      it('accepts names up to their limits', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        const longest = { firstName: 'a'.repeat(50), lastName: 'b'.repeat(50) };
        await ports.users.createProfile(newProfile(user, longest));
        expect(await ports.users.get(user.uid)).toMatchObject(longest);
      });

      it('refuses each field beyond its limits, and stores nothing', async () => {
        const refused: readonly [string, Partial<NewProfile>][] = [
          ['a first name of 51 characters', { firstName: 'a'.repeat(51), displayName: 'a' }],
          ['a last name of 51 characters', { lastName: 'b'.repeat(51), displayName: 'b' }],
          ['a display name of 102 characters', { displayName: 'c'.repeat(102) }],
          ['an upper-case username', { username: asUsername('Ada_Park') }],
          ['a username of two characters', { username: asUsername('ad') }],
          ['a username of 21 characters', { username: asUsername('a'.repeat(21)) }],
          ['a username with a hyphen', { username: asUsername('ada-park') }],
          ['a username with a look-alike', { username: asUsername('аda_park') }],
          ['an empty username', { username: asUsername('') }],
        ];
        const ports = await world.stranger();
        const user = await register(ports);
        await inOneWorld(refused, async (changes) => {
          await expectRefusal(ports.users.createProfile(newProfile(user, changes)));
          expect(await ports.users.get(user.uid)).toBeNull();
          expect(await ports.users.getContact(user.uid)).toBeNull();
        });
      });
    });

    describe('reading', () => {
      it('refuses the private part to other users', async () => {
        const { user } = await world.person('Ada');
        const other = await world.person('Omar');
        await expectPortError(other.ports.users.getContact(user.uid), 'forbidden');
        await expectPortError((await world.stranger()).users.getContact(user.uid), 'not-signed-in');
      });

      it('returns null for one’s own private part before it exists', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        expect(await ports.users.getContact(user.uid)).toBeNull();
      });

      it('returns copies: changing them changes nothing stored', async () => {
        const { ports, user } = await world.person('Ada');
        await ports.users.update(user.uid, PROFILE_CHANGES);
        const before = structuredClone([
          await ports.users.get(user.uid),
          await ports.users.getContact(user.uid),
        ]);
        attemptToChange(await ports.users.get(user.uid));
        attemptToChange(await ports.users.getContact(user.uid));
        expect([await ports.users.get(user.uid), await ports.users.getContact(user.uid)]).toEqual(before);
      });
    });
  });
};
