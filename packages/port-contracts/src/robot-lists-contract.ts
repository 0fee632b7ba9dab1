import {
  epochMs,
  LIST_MAX,
  LISTING_CATEGORIES,
  type RobotCursor,
  type RobotVersion,
  type RobotVersionPage,
} from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { idsOf, newestFirst, newRobot, storedRobot } from './robots.ts';
import { AT, plantTwenty } from './twenty-robots.ts';
import { useWorld } from './use-world.ts';

/** Lists of robots, the featured ones by rating (D9), their versions, and their number in each category (D7). */
export const describeRobotListsContract = (harness: ContractHarness): void => {
  describe(`lists of robots: ${harness.name}`, () => {
    const world = useWorld(harness);

    describe('of an owner', () => {
      it('show every visitor the available ones, newest first', async () => {
        const { planted, robots } = await plantTwenty(world);
        const owner = planted[0]?.ownerId;
        if (!owner) throw new Error('Nothing was planted');
        expect(await robots.listAvailableByOwner(owner)).toEqual(
          newestFirst(planted.filter((r) => r.isAvailable)),
        );
      });

      it('are empty for a user without listings', async () => {
        const { user } = await world.person('Ada');
        expect(await (await world.reader()).robots.listAvailableByOwner(user.uid)).toEqual([]);
      });
    });

    describe('of featured robots', () => {
      it('contain the best rated first, equal ones newest first, without paused ones', async () => {
        const { planted, robots } = await plantTwenty(world);
        const available = newestFirst(planted.filter(({ isAvailable }) => isAvailable));
        const expected = [5, 4.5, 0].flatMap((rating) =>
          available.filter((robot) => robot.rating === rating),
        );
        expect(await robots.listFeatured(20)).toEqual(expected);
      });

      it('contain at most as many as are asked for', async () => {
        const { robots } = await plantTwenty(world);
        const all = await robots.listFeatured(20);
        for (const limit of [1, 6]) expect(await robots.listFeatured(limit)).toEqual(all.slice(0, limit));
      });

      it('are empty if there are no robots', async () => {
        expect(await (await world.reader()).robots.listFeatured(6)).toEqual([]);
      });
    });

    describe('of versions', () => {
      it('name the newest robots and when they last changed, in pages of any size', async () => {
        const { planted, robots } = await plantTwenty(world);
        await inOneWorld(named([1, 4, 15, 20]), async (limit) => {
          const found: RobotVersion[] = [];
          for (let after: RobotCursor | null | undefined; after !== null;) {
            const page: RobotVersionPage = await robots.listVersions({ limit, ...(after && { after }) });
            expect(page.versions.length).toBeLessThanOrEqual(limit);
            found.push(...page.versions);
            after = page.next;
          }
          const expected = newestFirst(planted.filter(({ isAvailable }) => isAvailable));
          expect(found).toEqual(
            expected.map(({ id, createdAt, updatedAt }) => ({ id, createdAt, updatedAt })),
          );
        });
      });

      it('follow a change', async () => {
        const owner = await world.person('Ada');
        const { id } = await owner.ports.robots.create(newRobot(owner));
        const { robots } = await world.reader();
        const [before] = (await robots.listVersions({ limit: 1 })).versions;
        await world.current.tick();
        await owner.ports.robots.update(id, { name: 'Renamed' });
        const [after] = (await robots.listVersions({ limit: 1 })).versions;
        expect(before).toMatchObject({ id, createdAt: after?.createdAt });
        expect(after?.updatedAt).toBeGreaterThan(before?.updatedAt ?? Infinity);
      });

      it('are empty if there are no robots', async () => {
        const { robots } = await world.reader();
        expect(await robots.listVersions({ limit: 3 })).toEqual({ versions: [], next: null });
      });
    });

    describe('counted by category', () => {
      it('count the available ones', async () => {
        const { planted, robots } = await plantTwenty(world);
        const count = (category: string) =>
          planted.filter((r) => r.isAvailable && r.category === category).length;
        const expected = Object.fromEntries(
          LISTING_CATEGORIES.map((category) => [category, count(category)]),
        );
        expect(await robots.countAvailable()).toEqual(expected);
      });

      it('are zero if there are no robots', async () => {
        const expected = { Educational: 0, Industrial: 0, Service: 0, Hobby: 0, Other: 0 };
        expect(await (await world.reader()).robots.countAvailable()).toEqual(expected);
      });

      it('change with pausing, reopening, changing the category and deleting', async () => {
        const owner = await world.person('Ada');
        const { robots } = owner.ports;
        const reader = await world.reader();
        const { id } = await robots.create(newRobot(owner, { category: 'Service' }));
        const counts = async () => {
          const { Service, Hobby } = await reader.robots.countAvailable();
          return [Service, Hobby];
        };
        expect(await counts()).toEqual([1, 0]);
        await robots.update(id, { isAvailable: false });
        expect(await counts()).toEqual([0, 0]);
        await robots.update(id, { isAvailable: true, category: 'Hobby' });
        expect(await counts()).toEqual([0, 1]);
        await robots.delete(id);
        expect(await counts()).toEqual([0, 0]);
      });
    });

    it('contain every robot, however many requests they need, and count up to a thousand', async () => {
      const ports = await world.stranger();
      const planted = Array.from({ length: LIST_MAX + 1 }, (_, i) =>
        storedRobot(ports, { createdAt: epochMs(AT + Math.floor(i / 2)), images: [] }),
      );
      await world.current.plant({ robots: planted });
      const { ownerId } = storedRobot(ports);

      const { robots } = await world.reader();
      expect(idsOf(await robots.listAvailableByOwner(ownerId))).toEqual(idsOf(newestFirst(planted)));
      const { versions } = await robots.listVersions({ limit: LIST_MAX + 1 });
      expect(idsOf(versions)).toEqual(idsOf(newestFirst(planted)));
      expect(await robots.countAvailable()).toMatchObject({ Service: LIST_MAX, Hobby: 0 });
    });

    it('exclude a paused listing, and include it again when it is reopened', async () => {
      const owner = await world.person('Ada');
      const { robots } = owner.ports;
      const reader = await world.reader();
      const { id } = await robots.create(newRobot(owner));
      const shown = async () => [
        idsOf((await reader.robots.listAvailable({ order: 'newest', limit: 9 })).robots),
        idsOf((await reader.robots.listVersions({ limit: 9 })).versions),
        idsOf(await reader.robots.listFeatured(9)),
        idsOf(await reader.robots.listAvailableByOwner(owner.user.uid)),
      ];
      expect(await shown()).toEqual([[id], [id], [id], [id]]);
      await robots.update(id, { isAvailable: false });
      expect(await shown()).toEqual([[], [], [], []]);
      await robots.update(id, { isAvailable: true });
      expect(await shown()).toEqual([[id], [id], [id], [id]]);
    });
  });
};
