import { FREE_CALENDAR, dollarsPerDay, robotId, type NewRobot, type RobotChanges } from '@roborrow/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectConflict, expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld } from './in-one-world.ts';
import { ACCEPTED_DETAILS, REFUSED_DETAILS, SINGLE_CHANGES } from './robot-cases.ts';
import type { Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useSharedWorld } from './use-world.ts';

/** Writing listings (D140) under an id of the client (D23), and which fields an owner may change (D25). */
export const describeRobotsContract = (harness: ContractHarness): void => {
  describe(`robots: ${harness.name}`, () => {
    const world = useSharedWorld(harness);
    // Their listings stay. A test that looks at all of an owner's has an owner of its own.
    let owner: Person;
    let other: Person;

    beforeAll(async () => {
      [owner, other] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });

    const listed = async (details: Partial<NewRobot> = {}) => {
      const robot = await owner.ports.robots.create(newRobot(owner, details));
      return { robot, robots: owner.ports.robots };
    };

    describe('creating', () => {
      it('adds the creation defaults and the time', async () => {
        const details = newRobot(owner);
        const { createdAt, updatedAt, ...rest } = await owner.ports.robots.create(details);
        expect(rest).toEqual({
          ...details,
          ...FREE_CALENDAR,
          isAvailable: true,
          rating: 0,
          reviewCount: 0,
          totalRentals: 0,
        });
        expect(createdAt).toBeTypeOf('number');
        expect(updatedAt).toBe(createdAt);
      });

      it('can be repeated when its answer was lost: the listing is stored once, as first written', async () => {
        const bea = await world.person('Bea');
        const details = newRobot(bea);
        const first = await bea.ports.robots.create(details);
        await world.current.tick();
        expect(await bea.ports.robots.create(details)).toEqual(first);
        expect(await bea.ports.robots.create({ ...details, name: 'Another name' })).toEqual(first);
        expect(await bea.ports.robots.listByOwner(bea.user.uid)).toEqual([first]);
      });

      it('refuses an id of another owner’s listing', async () => {
        const { robot, robots } = await listed();
        await expectConflict(other.ports.robots.create(newRobot(other, { id: robot.id })), 'robot');
        expect(await robots.get(robot.id)).toEqual(robot);
      });

      it('gives a deleted listing’s id to no other member, and no id that is not the owner’s (D59)', async () => {
        const { robot, robots } = await listed();
        await robots.delete(robot.id);
        const theirs = [robot.id, robotId(robot.id.slice(-12)), robotId(`${other.user.uid}x_1`)];
        for (const id of theirs) {
          await expectPortError(other.ports.robots.create(newRobot(other, { id })), 'forbidden');
          expect(await robots.get(id)).toBeNull();
        }
        expect((await robots.create(newRobot(owner, { id: robot.id }))).ownerId).toBe(owner.user.uid);
      });

      it('in another user’s name is refused', async () => {
        const details = newRobot(owner);
        await expectPortError(other.ports.robots.create(details), 'forbidden');
        await expectPortError((await world.stranger()).robots.create(details), 'not-signed-in');
        expect(await owner.ports.robots.get(details.id)).toBeNull();
      });

      it('cannot set a rating, rentals or an old date, whatever a caller adds', async () => {
        const slippedIn = {
          ...newRobot(owner),
          rating: 5,
          reviewCount: 9,
          totalRentals: 9,
          isAvailable: false,
          createdAt: 1,
        };
        await owner.ports.robots.create(slippedIn).catch(() => undefined);
        const stored = await owner.ports.robots.get(slippedIn.id);
        if (!stored) return;
        expect(stored).toMatchObject({ rating: 0, reviewCount: 0, totalRentals: 0, isAvailable: true });
        expect(stored.createdAt).toBeGreaterThan(1);
      });

      it('accepts each field at its limits', async () => {
        await inOneWorld(ACCEPTED_DETAILS, async (details) => {
          const { id } = await owner.ports.robots.create(newRobot(owner, details));
          expect(await owner.ports.robots.get(id)).toMatchObject(details);
        });
      });

      it('refuses each field beyond its limits', async () => {
        await inOneWorld(REFUSED_DETAILS, async (changes) => {
          const details = newRobot(owner, changes);
          await expectRefusal(owner.ports.robots.create(details));
          expect(await owner.ports.robots.get(details.id)).toBeNull();
        });
      });
    });

    describe('reading', () => {
      it('returns copies: changing them changes nothing stored', async () => {
        const bea = await world.person('Bea');
        const { robots } = bea.ports;
        const robot = await robots.create(newRobot(bea));
        const before = structuredClone(robot);
        attemptToChange(robot);
        attemptToChange(await robots.listByOwner(bea.user.uid));
        expect(await robots.get(before.id)).toEqual(before);
        expect(await robots.listByOwner(bea.user.uid)).toEqual([before]);
      });

      it('is not affected when the caller changes its objects afterwards', async () => {
        const details = newRobot(owner);
        const before = structuredClone(details);
        await owner.ports.robots.create(details);
        expect(details).toEqual(before);
        expect(Object.isFrozen(details.features)).toBe(false);
        attemptToChange(details);
        expect(await owner.ports.robots.get(before.id)).toMatchObject(before);
      });
    });

    describe('updating', () => {
      it('changes one field alone, and sets updatedAt', async () => {
        const { robots } = owner.ports;
        const cases = SINGLE_CHANGES.map((changes) => [Object.keys(changes).join(), changes] as const);
        await inOneWorld(cases, async (changes) => {
          const robot = await robots.create(newRobot(owner));
          await world.current.tick();
          await robots.update(robot.id, changes);
          const after = await robots.get(robot.id);
          expect(after).toEqual({ ...robot, ...changes, updatedAt: after?.updatedAt });
          expect(after?.updatedAt).toBeGreaterThan(robot.updatedAt);
        });
      });

      it('changes several fields at once', async () => {
        const { robot, robots } = await listed();
        await robots.update(robot.id, { name: 'Sold', isAvailable: false, price: dollarsPerDay(2) });
        expect(await robots.get(robot.id)).toMatchObject({ name: 'Sold', isAvailable: false, price: 2 });
      });

      it.each([
        ['ownerId', 'another-user-0000001'],
        ['createdAt', 1],
        ['rating', 5],
        ['reviewCount', 5],
        ['totalRentals', 5],
        ['id', 'another-id-000000001'],
      ])('never changes %s, whatever a caller adds', async (field, value) => {
        const { robot, robots } = await listed();
        // The cast is the test case: a caller without type checks.
        const slippedIn = { name: 'Changed', [field]: value } as RobotChanges;
        await robots.update(robot.id, slippedIn).catch(() => undefined);
        expect(await robots.get(robot.id)).toHaveProperty(field, Reflect.get(robot, field));
      });

      it('is refused for another user', async () => {
        const { robot, robots } = await listed();
        await expectPortError(other.ports.robots.update(robot.id, { name: 'Mine' }), 'forbidden');
        await expectPortError(
          (await world.stranger()).robots.update(robot.id, { name: 'Mine' }),
          'not-signed-in',
        );
        expect(await robots.get(robot.id)).toEqual(robot);
      });

      it('needs an existing listing', async () => {
        const { ports } = owner;
        await expectPortError(ports.robots.update(robotId(ports.ids.next()), { name: 'Ghost' }), 'not-found');
      });

      it('refuses each field beyond its limits, and changes nothing', async () => {
        const { robot, robots } = await listed();
        await inOneWorld(REFUSED_DETAILS, async (changes) => {
          await expectRefusal(robots.update(robot.id, changes));
          expect(await robots.get(robot.id)).toEqual(robot);
        });
      });
    });

    describe('deleting', () => {
      it('removes the listing for every reader', async () => {
        const bea = await world.person('Bea');
        const { robots } = bea.ports;
        const robot = await robots.create(newRobot(bea));
        await robots.delete(robot.id);
        expect(await robots.get(robot.id)).toBeNull();
        expect(await robots.listByOwner(bea.user.uid)).toEqual([]);
      });

      it('can be repeated when its answer was lost', async () => {
        const { robot, robots } = await listed();
        await robots.delete(robot.id);
        await expect(robots.delete(robot.id)).resolves.toBeUndefined();
      });

      it('is refused for another user', async () => {
        const { robot, robots } = await listed();
        await expectPortError(other.ports.robots.delete(robot.id), 'forbidden');
        await expectPortError((await world.stranger()).robots.delete(robot.id), 'not-signed-in');
        expect(await robots.get(robot.id)).toEqual(robot);
      });
    });
  });
};
