import { describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { idsOf, newestFirst, newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

/** The list of all listings of an owner, which only that owner may read (D101). */
export const describeOwnListingsContract = (harness: ContractHarness): void => {
  describe(`an owner's own listings: ${harness.name}`, () => {
    const world = useWorld(harness);

    it('contain all of the owner’s robots, paused ones too, newest first', async () => {
      const owner = await world.person('Ada');
      const other = await world.person('Omar');
      for (let i = 0; i < 4; i += 1) await owner.ports.robots.create(newRobot(owner));
      await other.ports.robots.create(newRobot(other));
      const [first] = await owner.ports.robots.listByOwner(owner.user.uid);
      if (first) await owner.ports.robots.update(first.id, { isAvailable: false });
      const listed = await owner.ports.robots.listByOwner(owner.user.uid);
      expect(listed).toHaveLength(4);
      expect(listed).toEqual(newestFirst(listed));
      expect(new Set(listed.map(({ ownerId }) => ownerId))).toEqual(new Set([owner.user.uid]));
    });

    it('sort a later listing before an earlier one', async () => {
      const owner = await world.person('Ada');
      const earlier = await owner.ports.robots.create(newRobot(owner));
      await world.current.tick();
      const later = await owner.ports.robots.create(newRobot(owner));
      expect(idsOf(await owner.ports.robots.listByOwner(owner.user.uid))).toEqual([later.id, earlier.id]);
    });

    it('are refused for every other user', async () => {
      const owner = await world.person('Ada');
      const other = await world.person('Omar');
      await expectPortError(other.ports.robots.listByOwner(owner.user.uid), 'forbidden');
      await expectPortError((await world.stranger()).robots.listByOwner(owner.user.uid), 'not-signed-in');
    });

    it('are empty for a user without listings', async () => {
      const { ports, user } = await world.person('Ada');
      expect(await ports.robots.listByOwner(user.uid)).toEqual([]);
    });
  });
};
