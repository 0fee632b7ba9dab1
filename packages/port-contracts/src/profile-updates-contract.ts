import { PROFILE_LIMITS, type ProfileChanges } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { PROFILE_CHANGES, register } from './people.ts';
import { useWorld } from './use-world.ts';

/** Changing a profile but for its username (D124), with the coordinates of its place (D19), and who may do so. */
export const describeProfileUpdatesContract = (harness: ContractHarness): void => {
  describe(`updating a profile: ${harness.name}`, () => {
    const world = useWorld(harness);

    it('changes the editable fields, and the display name with them', async () => {
      const { ports, user } = await world.person('Ada');
      const before = await ports.users.get(user.uid);
      await world.current.tick();
      await ports.users.update(user.uid, PROFILE_CHANGES);
      const { coordinates, ...shown } = PROFILE_CHANGES;
      const after = await ports.users.get(user.uid);
      expect(after).toEqual({ ...before, ...shown, displayName: 'Grace Lin', updatedAt: after?.updatedAt });
      expect(after?.updatedAt).toBeGreaterThan(before?.updatedAt ?? Number.POSITIVE_INFINITY);
      expect(await ports.users.getContact(user.uid)).toEqual({ email: user.email, coordinates });
    });

    it('clears the place with null', async () => {
      const { ports, user } = await world.person('Ada');
      await ports.users.update(user.uid, PROFILE_CHANGES);
      await ports.users.update(user.uid, { ...PROFILE_CHANGES, location: '', coordinates: null });
      expect(await ports.users.getContact(user.uid)).toEqual({ email: user.email, coordinates: null });
    });

    it('keeps a place at latitude 0 and longitude 0', async () => {
      const { ports, user } = await world.person('Ada');
      const nullIsland = { latitude: 0, longitude: 0 };
      await ports.users.update(user.uid, { ...PROFILE_CHANGES, coordinates: nullIsland });
      expect((await ports.users.getContact(user.uid))?.coordinates).toEqual(nullIsland);
    });

    it('is refused for another user', async () => {
      const { ports, user } = await world.person('Ada');
      const before = await ports.users.get(user.uid);
      const other = await world.person('Omar');
      await expectPortError(other.ports.users.update(user.uid, PROFILE_CHANGES), 'forbidden');
      await expectPortError(
        (await world.stranger()).users.update(user.uid, PROFILE_CHANGES),
        'not-signed-in',
      );
      expect(await ports.users.get(user.uid)).toEqual(before);
    });

    it('says how soon the user usually replies to every visitor, until it is removed (D513)', async () => {
      const { ports, user } = await world.person('Ada');
      const seen = async () => (await (await world.stranger()).users.get(user.uid))?.replies;
      expect(await seen()).toBeUndefined();
      await ports.users.setReplyTime(user.uid, 'hours');
      await ports.users.update(user.uid, PROFILE_CHANGES);
      expect(await seen()).toBe('hours');
      await ports.users.setReplyTime(user.uid, 'day');
      expect(await seen()).toBe('day');
      await ports.users.setReplyTime(user.uid, null);
      await ports.users.setReplyTime(user.uid, null);
      expect(await seen()).toBeUndefined();
    });

    it('does not let another user say how soon one replies, nor a user without a profile (D513)', async () => {
      const { user } = await world.person('Ada');
      const other = await world.person('Omar');
      await expectPortError(other.ports.users.setReplyTime(user.uid, 'hour'), 'forbidden');
      const stranger = await world.stranger();
      await expectPortError(stranger.users.setReplyTime(user.uid, 'hour'), 'not-signed-in');
      const { uid } = await register(stranger);
      await expectPortError(stranger.users.setReplyTime(uid, 'hour'), 'not-found');
    });

    it('needs a profile', async () => {
      const ports = await world.stranger();
      const user = await register(ports);
      await expectPortError(ports.users.update(user.uid, PROFILE_CHANGES), 'not-found');
      expect(await ports.users.get(user.uid)).toBeNull();
    });

    it('cannot set a badge, a rating or another username, whatever a caller adds', async () => {
      const { ports, user } = await world.person('Ada');
      const slippedIn = {
        ...PROFILE_CHANGES,
        isVerified: true,
        isPremium: true,
        rating: 5,
        reviewCount: 9,
        username: 'admin',
      };
      await ports.users.update(user.uid, slippedIn).catch(() => undefined);
      expect(await ports.users.get(user.uid)).toMatchObject({
        isVerified: false,
        isPremium: false,
        rating: 0,
        reviewCount: 0,
        username: null,
      });
    });

    it('accepts each text up to its limit', async () => {
      const { ports, user } = await world.person('Ada');
      await inOneWorld(named(['firstName', 'lastName', 'bio', 'location'] as const), async (field) => {
        const longest = '🤖'.repeat(PROFILE_LIMITS[field]);
        await ports.users.update(user.uid, { ...PROFILE_CHANGES, [field]: longest });
        expect((await ports.users.get(user.uid))?.[field]).toBe(longest);
      });
    });

    const refused: readonly [string, Partial<ProfileChanges>][] = [
      ['a first name over its limit', { firstName: 'x'.repeat(51) }],
      ['a last name over its limit', { lastName: 'x'.repeat(51) }],
      ['an empty first name', { firstName: '' }],
      ['an empty last name', { lastName: '' }],
      ['a first name that shows nothing', { firstName: '\u200B' }],
      ['a last name that shows nothing', { lastName: ' \u3164' }],
      ['a bio over its limit', { bio: 'x'.repeat(PROFILE_LIMITS.bio + 1) }],
      ['a location over its limit', { location: 'x'.repeat(201) }],
      ['a latitude beyond the pole', { coordinates: { latitude: 90.1, longitude: 0 } }],
      ['a longitude beyond the antimeridian', { coordinates: { latitude: 0, longitude: -180.1 } }],
      ['a latitude that is no number', { coordinates: { latitude: Number.NaN, longitude: 0 } }],
      ['a script for an avatar', { avatar: 'javascript:alert(1)' }],
      ['a page for an avatar', { avatar: 'data:text/html,<script>alert(1)</script>' }],
      ['a tracking pixel for an avatar', { avatar: 'https://tracker.example.com/pixel.png' }],
      ['an insecure picture for an avatar', { avatar: 'http://example.com/avatars/me/1.png' }],
    ];

    it('refuses each field beyond its limits, and changes nothing', async () => {
      const { ports, user } = await world.person('Ada');
      const before = [await ports.users.get(user.uid), await ports.users.getContact(user.uid)];
      await inOneWorld(refused, async (changes) => {
        await expectRefusal(ports.users.update(user.uid, { ...PROFILE_CHANGES, ...changes }));
        expect([await ports.users.get(user.uid), await ports.users.getContact(user.uid)]).toEqual(before);
      });
    });

    it('is not affected when the caller changes its objects afterwards', async () => {
      const { ports, user } = await world.person('Ada');
      const changes = structuredClone(PROFILE_CHANGES);
      await ports.users.update(user.uid, changes);
      attemptToChange(changes);
      expect((await ports.users.getContact(user.uid))?.coordinates).toEqual(PROFILE_CHANGES.coordinates);
    });

    it('does not change the objects that it is given', async () => {
      const { ports, user } = await world.person('Ada');
      const changes = structuredClone(PROFILE_CHANGES);
      await ports.users.update(user.uid, changes);
      expect(changes).toEqual(PROFILE_CHANGES);
      expect(Object.isFrozen(changes.coordinates)).toBe(false);
    });
  });
};
