import { epochMs, LISTING_CATEGORIES, type Robot } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { idsOf, newestFirst, storedRobot } from './robots.ts';
import { AT } from './twenty-robots.ts';
import { useWorld } from './use-world.ts';

const HERE = { south: 35, north: 36, west: -79, east: -78 };

/** Robots listed since a time, in a category and a box (D390). */
export const describeNewRobotsContract = (harness: ContractHarness): void => {
  describe(`new robots: ${harness.name}`, () => {
    const world = useWorld(harness);

    /** Two robots a second; every third is outside the box, on its border or without a place. */
    const plantInTime = async () => {
      const ports = await world.stranger();
      const places = [
        { latitude: 35.7, longitude: -78.9 },
        { latitude: 36, longitude: -79 },
        { latitude: 36.001, longitude: -78.9 },
        null,
      ];
      const planted = Array.from({ length: 24 }, (_, i) =>
        storedRobot(ports, {
          category: LISTING_CATEGORIES[i % 2] ?? 'Other',
          createdAt: epochMs(AT + Math.floor(i / 2) * 1000),
          coordinates: places[i % 4] ?? null,
          isAvailable: i % 7 !== 6,
        }),
      );
      await world.current.plant({ robots: planted });
      return { planted, robots: (await world.reader()).robots };
    };

    it('are the available ones listed later than a time, in a category and a box', async () => {
      const { planted, robots } = await plantInTime();
      await inOneWorld(named([-1, 0, 999, 1000, 5000, 11_000, 60_000]), async (later) => {
        const since = epochMs(AT + later);
        const fresh = planted.filter((robot) => robot.isAvailable && robot.createdAt > since);
        const category = 'Industrial';
        const isHere = ({ coordinates }: Robot) =>
          coordinates !== null && coordinates.latitude <= 36 && coordinates.longitude >= -79;
        const isOf = (robot: Robot) => robot.category === category;
        const ask = async (more: object) => newestFirst(await robots.listNew({ since, limit: 50, ...more }));
        expect(await ask({})).toEqual(newestFirst(fresh));
        expect(await ask({ category })).toEqual(newestFirst(fresh.filter(isOf)));
        expect(await ask({ box: HERE })).toEqual(newestFirst(fresh.filter(isHere)));
        expect(await ask({ category, box: HERE })).toEqual(
          newestFirst(fresh.filter((robot) => isOf(robot) && isHere(robot))),
        );
      });
    });

    it('are at most as many as the limit, each once', async () => {
      const { planted, robots } = await plantInTime();
      for (const limit of [1, 5]) {
        for (const more of [{}, { box: HERE }]) {
          const found = await robots.listNew({ since: epochMs(AT), limit, ...more });
          expect(new Set(idsOf(found)).size).toBe(limit);
          for (const robot of found) expect(planted).toContainEqual(robot);
        }
      }
    });

    it('are none if there are no robots', async () => {
      const { robots } = await world.reader();
      expect(await robots.listNew({ since: epochMs(0), limit: 5 })).toEqual([]);
      expect(await robots.listNew({ since: epochMs(0), limit: 5, box: HERE })).toEqual([]);
    });
  });
};
