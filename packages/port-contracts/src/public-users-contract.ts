import { userId } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import type { ContractHarness } from './harness.ts';
import { IMPOSSIBLE_IDS } from './impossible-ids.ts';
import { asUsername, PROFILE_CHANGES, register, signUp } from './people.ts';
import { useWorld } from './use-world.ts';

/** Reading a profile as a visitor (D125, D10), and which names are taken (D11). */
export const describePublicUsersContract = (harness: ContractHarness): void => {
  describe(`a user, read by a visitor: ${harness.name}`, () => {
    const world = useWorld(harness);

    it('is null without a profile', async () => {
      const user = await register(await world.stranger());
      expect(await (await world.reader()).users.get(user.uid)).toBeNull();
    });

    it('is null for an id that no user can have', async () => {
      const { user } = await world.person('Ada');
      const { users } = await world.reader();
      for (const id of IMPOSSIBLE_IDS)
        expect(await users.get(userId(id.replace('ID', user.uid))), JSON.stringify(id)).toBeNull();
    });

    it('is a public profile, without email and place', async () => {
      const { ports, user } = await world.person('Ada');
      await ports.users.update(user.uid, PROFILE_CHANGES);
      const shown = await (await world.reader()).users.get(user.uid);
      expect(shown).toEqual(await ports.users.get(user.uid));
      expect(shown).toMatchObject({ firstName: 'Grace', bio: PROFILE_CHANGES.bio });
      expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['email']));
      expect(JSON.stringify(shown)).not.toContain(user.email);
      expect(JSON.stringify(shown)).not.toContain('35.73');
    });

    it('is a copy: changing it changes nothing stored', async () => {
      const { user } = await world.person('Ada');
      const { users } = await world.reader();
      const before = structuredClone(await users.get(user.uid));
      attemptToChange(await users.get(user.uid));
      expect(await users.get(user.uid)).toEqual(before);
    });

    it('has a name that was free before and is taken now', async () => {
      const name = asUsername('robo_fan');
      const { users } = await world.reader();
      expect(await users.isUsernameTaken(name)).toBe(false);
      await signUp(await world.stranger(), { username: name });
      expect(await users.isUsernameTaken(name)).toBe(true);
    });
  });
};
