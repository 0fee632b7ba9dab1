import { PROFILE_LIMITS, type NewProfile, type ProfileChanges } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectConflict, expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { asUsername, newProfile, register, signUp } from './people.ts';
import { useWorld } from './use-world.ts';

export const CHANGES: ProfileChanges = {
  firstName: 'Grace',
  lastName: 'Lin',
  bio: 'Builds walking robots.',
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.73, longitude: -78.85 },
  expertise: 'expert',
  avatar: '',
};

/** Profiles and who may read and write them (specification §3, §5, §6, D10). */
export const describeUsersContract = (harness: ContractHarness): void => {
  describe(`users: ${harness.name}`, () => {
    const world = useWorld(harness);

    describe('creating a profile', () => {
      it('begins with the specified defaults', async () => {
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

      it('keeps the email in the private part, with no place yet', async () => {
        const { ports, user } = await world.person('Ada');
        expect(await ports.users.getContact(user.uid)).toEqual({ email: user.email, coordinates: null });
      });

      it('may do without a username, a last name and even a first name', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        await ports.users.createProfile(newProfile(user, { firstName: '', lastName: '', displayName: '' }));
        expect(await ports.users.get(user.uid)).toMatchObject({ username: null, firstName: '', lastName: '' });
      });

      it('needs somebody signed in', async () => {
        const { profile } = await world.person('Ada');
        await expectPortError((await world.stranger()).users.createProfile(profile), 'not-signed-in');
      });

      it('cannot be done for somebody else', async () => {
        const user = await register(await world.stranger());
        const other = await world.person('Omar');
        await expectPortError(other.ports.users.createProfile(newProfile(user)), 'forbidden');
        expect(await other.ports.users.get(user.uid)).toBeNull();
      });

      it('never overwrites a profile', async () => {
        const { ports, user } = await world.person('Ada');
        const before = await ports.users.get(user.uid);
        await expectConflict(ports.users.createProfile(newProfile(user, { firstName: 'Eve' })), 'profile');
        expect(await ports.users.get(user.uid)).toEqual(before);
      });

      it('may be repeated when its answer was lost, and writes nothing then', async () => {
        const ports = await world.stranger();
        const person = await signUp(ports, { username: asUsername('ada_park') });
        const before = await ports.users.get(person.user.uid);
        await world.current.tick();
        await expect(ports.users.createProfile(person.profile)).resolves.toBeUndefined();
        expect(await ports.users.get(person.user.uid)).toEqual(before);
      });

      it('does not take another email than the account’s', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        await expectRefusal(ports.users.createProfile(newProfile(user, { email: 'someone.else@example.com' })));
        expect(await ports.users.get(user.uid)).toBeNull();
      });

      it('takes names up to their limits', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        const longest = { firstName: 'a'.repeat(50), lastName: 'b'.repeat(50) };
        await ports.users.createProfile(newProfile(user, longest));
        expect(await ports.users.get(user.uid)).toMatchObject(longest);
      });

      it.each<[string, Partial<NewProfile>]>([
        ['a first name of 51 characters', { firstName: 'a'.repeat(51), displayName: 'a' }],
        ['a last name of 51 characters', { lastName: 'b'.repeat(51), displayName: 'b' }],
        ['a display name of 102 characters', { displayName: 'c'.repeat(102) }],
        ['an upper-case username', { username: asUsername('Ada_Park') }],
        ['a username of two characters', { username: asUsername('ad') }],
        ['a username of 21 characters', { username: asUsername('a'.repeat(21)) }],
        ['a username with a hyphen', { username: asUsername('ada-park') }],
        ['a username with a look-alike', { username: asUsername('аda_park') }],
        ['an empty username', { username: asUsername('') }],
      ])('refuses %s and leaves nothing behind', async (_, changes) => {
        const ports = await world.stranger();
        const user = await register(ports);
        await expectRefusal(ports.users.createProfile(newProfile(user, changes)));
        expect(await ports.users.get(user.uid)).toBeNull();
        expect(await ports.users.getContact(user.uid)).toBeNull();
      });
    });

    describe('reading', () => {
      it('answers null for a user without a profile', async () => {
        const user = await register(await world.stranger());
        expect(await (await world.stranger()).users.get(user.uid)).toBeNull();
      });

      it('shows the public profile to everybody, without email and place', async () => {
        const { ports, user } = await world.person('Ada');
        await ports.users.update(user.uid, CHANGES);
        const shown = await (await world.stranger()).users.get(user.uid);
        expect(shown).toEqual(await ports.users.get(user.uid));
        expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['email']));
        expect(JSON.stringify(shown)).not.toContain(user.email);
        expect(JSON.stringify(shown)).not.toContain('35.73');
      });

      it('shows the private part to nobody else', async () => {
        const { user } = await world.person('Ada');
        const other = await world.person('Omar');
        await expectPortError(other.ports.users.getContact(user.uid), 'forbidden');
        await expectPortError((await world.stranger()).users.getContact(user.uid), 'not-signed-in');
      });

      it('answers null for one’s own private part before there is one', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        expect(await ports.users.getContact(user.uid)).toBeNull();
      });

      it('hands out what a caller may change without changing what is stored', async () => {
        const { ports, user } = await world.person('Ada');
        await ports.users.update(user.uid, CHANGES);
        const before = structuredClone([await ports.users.get(user.uid), await ports.users.getContact(user.uid)]);
        attemptToChange(await ports.users.get(user.uid));
        attemptToChange(await ports.users.getContact(user.uid));
        expect([await ports.users.get(user.uid), await ports.users.getContact(user.uid)]).toEqual(before);
      });
    });

    describe('updating', () => {
      it('changes what may be changed, and the display name with it', async () => {
        const { ports, user } = await world.person('Ada');
        const before = await ports.users.get(user.uid);
        await world.current.tick();
        await ports.users.update(user.uid, CHANGES);
        const { coordinates, ...shown } = CHANGES;
        const after = await ports.users.get(user.uid);
        expect(after).toEqual({ ...before, ...shown, displayName: 'Grace Lin', updatedAt: after?.updatedAt });
        expect(after?.updatedAt).toBeGreaterThan(before?.updatedAt ?? Number.POSITIVE_INFINITY);
        expect(await ports.users.getContact(user.uid)).toEqual({ email: user.email, coordinates });
      });

      it('clears the place with null', async () => {
        const { ports, user } = await world.person('Ada');
        await ports.users.update(user.uid, CHANGES);
        await ports.users.update(user.uid, { ...CHANGES, location: '', coordinates: null });
        expect(await ports.users.getContact(user.uid)).toEqual({ email: user.email, coordinates: null });
      });

      it('keeps a place at latitude 0 and longitude 0', async () => {
        const { ports, user } = await world.person('Ada');
        const nullIsland = { latitude: 0, longitude: 0 };
        await ports.users.update(user.uid, { ...CHANGES, coordinates: nullIsland });
        expect((await ports.users.getContact(user.uid))?.coordinates).toEqual(nullIsland);
      });

      it('cannot be done by anybody else', async () => {
        const { ports, user } = await world.person('Ada');
        const before = await ports.users.get(user.uid);
        const other = await world.person('Omar');
        await expectPortError(other.ports.users.update(user.uid, CHANGES), 'forbidden');
        await expectPortError((await world.stranger()).users.update(user.uid, CHANGES), 'not-signed-in');
        expect(await ports.users.get(user.uid)).toEqual(before);
      });

      it('needs a profile', async () => {
        const ports = await world.stranger();
        const user = await register(ports);
        await expectPortError(ports.users.update(user.uid, CHANGES), 'not-found');
        expect(await ports.users.get(user.uid)).toBeNull();
      });

      it('cannot award a badge, a rating or another name, whatever a caller slips in', async () => {
        const { ports, user } = await world.person('Ada');
        const slippedIn = { ...CHANGES, isVerified: true, isPremium: true, rating: 5, reviewCount: 9, username: 'admin' };
        await ports.users.update(user.uid, slippedIn).catch(() => undefined);
        expect(await ports.users.get(user.uid)).toMatchObject({
          isVerified: false,
          isPremium: false,
          rating: 0,
          reviewCount: 0,
          username: null,
        });
      });

      it.each(['firstName', 'lastName', 'bio', 'location'] as const)('takes %s up to its limit', async (field) => {
        const { ports, user } = await world.person('Ada');
        const longest = 'x'.repeat(PROFILE_LIMITS[field]);
        await ports.users.update(user.uid, { ...CHANGES, [field]: longest });
        expect((await ports.users.get(user.uid))?.[field]).toBe(longest);
      });

      it.each<[string, Partial<ProfileChanges>]>([
        ['a first name over its limit', { firstName: 'x'.repeat(51) }],
        ['a last name over its limit', { lastName: 'x'.repeat(51) }],
        ['an empty first name', { firstName: '' }],
        ['an empty last name', { lastName: '' }],
        ['a bio over its limit', { bio: 'x'.repeat(2001) }],
        ['a location over its limit', { location: 'x'.repeat(201) }],
        ['a latitude beyond the pole', { coordinates: { latitude: 90.1, longitude: 0 } }],
        ['a longitude beyond the antimeridian', { coordinates: { latitude: 0, longitude: -180.1 } }],
        ['a latitude that is no number', { coordinates: { latitude: Number.NaN, longitude: 0 } }],
        ['a script for an avatar', { avatar: 'javascript:alert(1)' }],
        ['a page for an avatar', { avatar: 'data:text/html,<script>alert(1)</script>' }],
        ['a tracking pixel for an avatar', { avatar: 'https://tracker.example.com/pixel.png' }],
        ['an insecure picture for an avatar', { avatar: 'http://example.com/avatars/me/1.png' }],
      ])('refuses %s and changes nothing', async (_, changes) => {
        const { ports, user } = await world.person('Ada');
        const before = [await ports.users.get(user.uid), await ports.users.getContact(user.uid)];
        await expectRefusal(ports.users.update(user.uid, { ...CHANGES, ...changes }));
        expect([await ports.users.get(user.uid), await ports.users.getContact(user.uid)]).toEqual(before);
      });

      it('is not changed by a caller who changes what was handed in', async () => {
        const { ports, user } = await world.person('Ada');
        const changes = structuredClone(CHANGES);
        await ports.users.update(user.uid, changes);
        attemptToChange(changes);
        expect((await ports.users.getContact(user.uid))?.coordinates).toEqual(CHANGES.coordinates);
      });

      it('leaves what was handed in as it was', async () => {
        const { ports, user } = await world.person('Ada');
        const changes = structuredClone(CHANGES);
        await ports.users.update(user.uid, changes);
        expect(changes).toEqual(CHANGES);
        expect(Object.isFrozen(changes.coordinates)).toBe(false);
      });
    });
  });
};
