import { robotId, type NewRobot } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import type { ContractHarness } from './harness.ts';
import { IMPOSSIBLE_IDS } from './impossible-ids.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

/** Reading a listing as a visitor (D140). */
export const describePublicRobotsContract = (harness: ContractHarness): void => {
  describe(`a robot, read by a visitor: ${harness.name}`, () => {
    const world = useWorld(harness);

    const listed = async (details: Partial<NewRobot> = {}) => {
      const owner = await world.person('Ada');
      const robot = await owner.ports.robots.create(newRobot(owner, details));
      return { owner, robot, robots: owner.ports.robots, reader: (await world.reader()).robots };
    };

    it('equals the robot that creating it returned', async () => {
      const { robot, reader } = await listed();
      expect(await reader.get(robot.id)).toEqual(robot);
    });

    it('can have no rental limits and no features', async () => {
      const { robot, reader } = await listed({ minRental: null, maxRental: null, features: [] });
      expect(robot.minRental).toBeNull();
      expect(await reader.get(robot.id)).toEqual(robot);
    });

    it('is null for an unknown id', async () => {
      const { ids } = await world.stranger();
      expect(await (await world.reader()).robots.get(robotId(ids.next()))).toBeNull();
    });

    it('is null for an id that no robot can have', async () => {
      const { robot, reader } = await listed();
      for (const id of IMPOSSIBLE_IDS)
        expect(await reader.get(robotId(id.replace('ID', robot.id))), JSON.stringify(id)).toBeNull();
    });

    it('is returned by its id while it is paused', async () => {
      const { robot, robots, reader } = await listed();
      await robots.update(robot.id, { isAvailable: false });
      expect(await reader.get(robot.id)).toMatchObject({ isAvailable: false });
    });

    it('has the new value after a change', async () => {
      const { robot, robots, reader } = await listed();
      expect(await reader.get(robot.id)).toEqual(robot);
      await robots.update(robot.id, { name: 'Renamed' });
      expect(await reader.get(robot.id)).toMatchObject({ name: 'Renamed' });
    });

    it('is null after it was deleted', async () => {
      const { robot, robots, reader } = await listed();
      expect(await reader.get(robot.id)).toEqual(robot);
      await robots.delete(robot.id);
      expect(await reader.get(robot.id)).toBeNull();
    });

    it('is a copy: changing it changes nothing stored', async () => {
      const { robot, owner, reader } = await listed();
      const before = structuredClone(robot);
      attemptToChange(await reader.get(before.id));
      attemptToChange(await reader.listAvailableByOwner(owner.user.uid));
      attemptToChange(await reader.listFeatured(6));
      attemptToChange(await reader.listAvailable({ order: 'newest', limit: 5 }));
      attemptToChange(await reader.countAvailable());
      expect(await reader.get(before.id)).toEqual(before);
      expect(await reader.listAvailableByOwner(owner.user.uid)).toEqual([before]);
      expect(await reader.listFeatured(6)).toEqual([before]);
      expect(await reader.listAvailable({ order: 'newest', limit: 5 })).toMatchObject({
        robots: [before],
        next: null,
      });
      expect((await reader.countAvailable()).Service).toBe(1);
    });
  });
};
