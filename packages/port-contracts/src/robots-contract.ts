import { days, dollarsPerDay, robotId, type NewRobot, type RobotChanges, type RobotDetails } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectConflict, expectPortError, expectRefusal } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

/** Each editable field at its limits, and beyond. */
const ACCEPTED: readonly [what: string, details: Partial<RobotDetails>][] = [
  ['a name of 120 characters', { name: 'x'.repeat(120) }],
  ['a description of 5000 characters', { description: 'x'.repeat(5000) }],
  ['a price of 1', { price: dollarsPerDay(1) }],
  ['a price of 1,000,000', { price: dollarsPerDay(1_000_000) }],
  ['a location of 200 characters', { location: 'x'.repeat(200) }],
  ['latitude 0 and longitude 0', { coordinates: { latitude: 0, longitude: 0 } }],
  ['the south pole at the antimeridian', { coordinates: { latitude: -90, longitude: 180 } }],
  ['no rental limits', { minRental: null, maxRental: null }],
  ['rentals of 3650 days', { minRental: days(3650), maxRental: days(3650) }],
  ['times of 100 characters', { pickupTime: 'x'.repeat(100), returnTime: 'y'.repeat(100) }],
  ['no features', { features: [] }],
  ['30 features', { features: Array.from({ length: 30 }, (_, i) => `feature ${i}`) }],
  [
    'specifications of 100 characters',
    { specifications: { weight: 'a'.repeat(100), dimensions: '', batteryLife: '', connectivity: 'd'.repeat(100) } },
  ],
];

const REFUSED: readonly [what: string, details: Partial<RobotDetails>][] = [
  ['an empty name', { name: '' }],
  ['a name of 121 characters', { name: 'x'.repeat(121) }],
  ['an empty description', { description: '' }],
  ['a description of 5001 characters', { description: 'x'.repeat(5001) }],
  // The cast is the case: a caller without a compiler.
  ['a category nobody may list under', { category: 'Humanoid' as RobotDetails['category'] }],
  ['a price under 1', { price: dollarsPerDay(0.99) }],
  ['a price over 1,000,000', { price: dollarsPerDay(1_000_001) }],
  ['a price that is no number', { price: dollarsPerDay(Number.NaN) }],
  ['an empty location', { location: '' }],
  ['a location of 201 characters', { location: 'x'.repeat(201) }],
  ['a latitude beyond the pole', { coordinates: { latitude: -90.1, longitude: 0 } }],
  ['a longitude beyond the antimeridian', { coordinates: { latitude: 0, longitude: 180.1 } }],
  ['no coordinates', { coordinates: null }],
  ['a rental of no days', { minRental: days(0) }],
  ['a rental of half a day', { maxRental: days(0.5) }],
  ['a rental of 3651 days', { maxRental: days(3651) }],
  ['a pickup time of 101 characters', { pickupTime: 'x'.repeat(101) }],
  ['31 features', { features: Array.from({ length: 31 }, (_, i) => `feature ${i}`) }],
  ['features of over 2000 characters together', { features: ['x'.repeat(1000), 'y'.repeat(1001)] }],
  [
    'a specification of 101 characters',
    { specifications: { weight: '', dimensions: '', batteryLife: 'x'.repeat(101), connectivity: '' } },
  ],
  ['a script for a picture', { images: ['javascript:alert(1)'] }],
  ['a page for a picture', { images: ['data:text/html,<script>alert(1)</script>'] }],
  ['a picture from somewhere else', { images: ['https://tracker.example.com/pixel.png'] }],
];

const CHANGED: readonly RobotChanges[] = [
  { name: 'Deep lawn rover' },
  { description: 'Mows a large lawn by itself.' },
  { category: 'Hobby' },
  { price: dollarsPerDay(19.99) },
  { location: 'Cary, NC, USA' },
  { coordinates: { latitude: 35.79, longitude: -78.78 } },
  { specifications: { weight: '', dimensions: '1 m', batteryLife: '', connectivity: '' } },
  { features: ['new blades'] },
  { minRental: null },
  { maxRental: days(3) },
  { pickupTime: '' },
  { returnTime: 'noon' },
  { isAvailable: false },
];

/** Writing listings, and who may (specification §3, §5, §6, D23, D25). */
export const describeRobotsContract = (harness: ContractHarness): void => {
  describe(`robots: ${harness.name}`, () => {
    const world = useWorld(harness);

    const listed = async (details: Partial<NewRobot> = {}) => {
      const owner = await world.person('Ada');
      const robot = await owner.ports.robots.create(newRobot(owner, details));
      return { owner, robot, robots: owner.ports.robots };
    };

    describe('creating', () => {
      it('adds the creation defaults and the time', async () => {
        const owner = await world.person('Ada');
        const details = newRobot(owner);
        const { createdAt, updatedAt, ...rest } = await owner.ports.robots.create(details);
        expect(rest).toEqual({ ...details, isAvailable: true, rating: 0, reviewCount: 0, totalRentals: 0 });
        expect(createdAt).toBeTypeOf('number');
        expect(updatedAt).toBe(createdAt);
      });

      it('answers what everybody can then read', async () => {
        const { robot } = await listed();
        expect(await (await world.stranger()).robots.get(robot.id)).toEqual(robot);
      });

      it('may be repeated when its answer was lost: the listing is there once, as first written', async () => {
        const owner = await world.person('Ada');
        const details = newRobot(owner);
        const first = await owner.ports.robots.create(details);
        await world.current.tick();
        expect(await owner.ports.robots.create(details)).toEqual(first);
        expect(await owner.ports.robots.create({ ...details, name: 'Another name' })).toEqual(first);
        expect(await owner.ports.robots.listByOwner(owner.user.uid)).toEqual([first]);
      });

      it('cannot take an id that is somebody else’s', async () => {
        const { robot, robots } = await listed();
        const other = await world.person('Omar');
        await expectConflict(other.ports.robots.create(newRobot(other, { id: robot.id })), 'robot');
        expect(await robots.get(robot.id)).toEqual(robot);
      });

      it('cannot be done in another’s name', async () => {
        const owner = await world.person('Ada');
        const other = await world.person('Omar');
        const details = newRobot(owner);
        await expectPortError(other.ports.robots.create(details), 'forbidden');
        await expectPortError((await world.stranger()).robots.create(details), 'not-signed-in');
        expect(await owner.ports.robots.get(details.id)).toBeNull();
      });

      it('cannot begin with a rating, rentals or an old date, whatever a caller slips in', async () => {
        const owner = await world.person('Ada');
        const slippedIn = { ...newRobot(owner), rating: 5, reviewCount: 9, totalRentals: 9, isAvailable: false, createdAt: 1 };
        await owner.ports.robots.create(slippedIn).catch(() => undefined);
        const stored = await owner.ports.robots.get(slippedIn.id);
        if (!stored) return;
        expect(stored).toMatchObject({ rating: 0, reviewCount: 0, totalRentals: 0, isAvailable: true });
        expect(stored.createdAt).toBeGreaterThan(1);
      });

      it.each(ACCEPTED)('takes %s', async (_, details) => {
        const { robot, robots } = await listed(details);
        expect(await robots.get(robot.id)).toMatchObject(details);
      });

      it.each(REFUSED)('refuses %s', async (_, changes) => {
        const owner = await world.person('Ada');
        const details = newRobot(owner, changes);
        await expectRefusal(owner.ports.robots.create(details));
        expect(await owner.ports.robots.get(details.id)).toBeNull();
      });
    });

    describe('reading', () => {
      it('answers null for an unknown id', async () => {
        const ports = await world.stranger();
        expect(await ports.robots.get(robotId(ports.ids.next()))).toBeNull();
      });

      it('shows a paused listing by its id', async () => {
        const { robot, robots } = await listed();
        await robots.update(robot.id, { isAvailable: false });
        expect(await (await world.stranger()).robots.get(robot.id)).toMatchObject({ isAvailable: false });
      });

      it('hands out what a caller may change without changing what is stored', async () => {
        const { robot, robots, owner } = await listed();
        const before = structuredClone(robot);
        const stranger = await world.stranger();
        attemptToChange(robot);
        attemptToChange(await robots.get(before.id));
        attemptToChange(await robots.listByOwner(owner.user.uid));
        attemptToChange(await stranger.robots.listAvailableByOwner(owner.user.uid));
        attemptToChange(await stranger.robots.listFeatured(6));
        attemptToChange(await stranger.robots.listNewest({ limit: 5 }));
        attemptToChange(await stranger.robots.countAvailable());
        expect(await robots.get(before.id)).toEqual(before);
        expect(await robots.listByOwner(owner.user.uid)).toEqual([before]);
        expect(await stranger.robots.listAvailableByOwner(owner.user.uid)).toEqual([before]);
        expect(await stranger.robots.listFeatured(6)).toEqual([before]);
        expect(await stranger.robots.listNewest({ limit: 5 })).toEqual({ robots: [before], next: null });
        expect((await stranger.robots.countAvailable()).Service).toBe(1);
      });

      it('is not changed by a caller who changes what was handed in', async () => {
        const owner = await world.person('Ada');
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
      it.each(CHANGED.map((changes) => [Object.keys(changes).join(), changes] as const))(
        'changes %s alone, and sets updatedAt',
        async (_, changes) => {
          const { robot, robots } = await listed();
          await world.current.tick();
          await robots.update(robot.id, changes);
          const after = await robots.get(robot.id);
          expect(after).toEqual({ ...robot, ...changes, updatedAt: after?.updatedAt });
          expect(after?.updatedAt).toBeGreaterThan(robot.updatedAt);
        },
      );

      it('changes several fields at once', async () => {
        const { robot, robots } = await listed();
        await robots.update(robot.id, { name: 'Sold', isAvailable: false, price: dollarsPerDay(2) });
        expect(await robots.get(robot.id)).toMatchObject({ name: 'Sold', isAvailable: false, price: 2 });
      });

      it.each([
        ['ownerId', 'somebody-else-000001'],
        ['createdAt', 1],
        ['rating', 5],
        ['reviewCount', 5],
        ['totalRentals', 5],
        ['id', 'another-id-000000001'],
      ])('never changes %s, whatever a caller slips in', async (field, value) => {
        const { robot, robots } = await listed();
        // The cast is the case: a caller without a compiler.
        const slippedIn = { name: 'Changed', [field]: value } as RobotChanges;
        await robots.update(robot.id, slippedIn).catch(() => undefined);
        expect(await robots.get(robot.id)).toHaveProperty(field, Reflect.get(robot, field));
      });

      it('cannot be done by anybody else', async () => {
        const { robot, robots } = await listed();
        const other = await world.person('Omar');
        await expectPortError(other.ports.robots.update(robot.id, { name: 'Mine' }), 'forbidden');
        await expectPortError((await world.stranger()).robots.update(robot.id, { name: 'Mine' }), 'not-signed-in');
        expect(await robots.get(robot.id)).toEqual(robot);
      });

      it('needs a listing', async () => {
        const { ports } = await world.person('Ada');
        await expectPortError(ports.robots.update(robotId(ports.ids.next()), { name: 'Ghost' }), 'not-found');
      });

      it.each(REFUSED)('refuses %s and changes nothing', async (_, changes) => {
        const { robot, robots } = await listed();
        await expectRefusal(robots.update(robot.id, changes));
        expect(await robots.get(robot.id)).toEqual(robot);
      });
    });

    describe('deleting', () => {
      it('takes the listing away for everybody', async () => {
        const { robot, robots, owner } = await listed();
        await robots.delete(robot.id);
        const stranger = await world.stranger();
        expect(await stranger.robots.get(robot.id)).toBeNull();
        expect(await robots.listByOwner(owner.user.uid)).toEqual([]);
      });

      it('may be repeated when its answer was lost', async () => {
        const { robot, robots } = await listed();
        await robots.delete(robot.id);
        await expect(robots.delete(robot.id)).resolves.toBeUndefined();
      });

      it('cannot be done by anybody else', async () => {
        const { robot, robots } = await listed();
        const other = await world.person('Omar');
        await expectPortError(other.ports.robots.delete(robot.id), 'forbidden');
        await expectPortError((await world.stranger()).robots.delete(robot.id), 'not-signed-in');
        expect(await robots.get(robot.id)).toEqual(robot);
      });
    });
  });
};
