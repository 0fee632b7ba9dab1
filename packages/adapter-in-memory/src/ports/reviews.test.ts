import { epochMs, milliseconds, REVIEW_SPAN } from '@roborrow/domain';
import {
  joinWorld,
  newReview,
  newRobot,
  plantRental,
  type Person,
  type World,
} from '@roborrow/port-contracts';
import { expect, it } from 'vitest';
import { createHarness, createIds, noPlaces } from '../../testing/in-memory-harness.ts';
import { createInMemoryBackend } from '../backend.ts';
import { loadDemoReviews } from '../index.ts';
import { demoSeed } from '../demo/demo-seed.ts';
import { createMemoryStore } from '../store/memory-store.ts';

const DAY = 86_400_000;

const rented = async () => {
  const harness = createHarness({
    name: 'in memory',
    openStores: async (options) => {
      const store = createMemoryStore({}, options);
      return { forClient: async () => store, close: async () => store.close() };
    },
    settle: async () => undefined,
  });
  const world: World = await harness.fresh();
  const [owner, renter] = [await joinWorld(world), await joinWorld(world, { firstName: 'Omar' })];
  const robot = await owner.ports.robots.create(newRobot(owner));
  const asked = await plantRental(world, { robot, renter, owner, lastDayAgo: 1 });
  const later = (span: number) => world.advance?.(milliseconds(span));
  return { owner, renter, robot, asked, later };
};
const shown = async ({ ports, user }: Person) => {
  const { rating, reviewCount, stars } = (await ports.users.get(user.uid)) ?? expect.unreachable();
  return { rating, reviewCount, stars };
};

it('a rental is counted, and both reviews with it, the moment that both are written (D702, D705)', async () => {
  const { owner, renter, robot, asked } = await rented();
  await renter.ports.reviews.write(newReview(asked, renter, { stars: 2 }));
  expect(await owner.ports.robots.get(robot.id)).toMatchObject({
    totalRentals: 1,
    reviewCount: 0,
    rating: 0,
  });
  await owner.ports.reviews.write(newReview(asked, owner, { stars: 5 }));
  expect(await owner.ports.robots.get(robot.id)).toMatchObject({
    totalRentals: 1,
    reviewCount: 1,
    rating: 2,
  });
  expect(await shown(owner)).toEqual({ rating: 2, reviewCount: 1, stars: [0, 1, 0, 0, 0] });
  expect(await shown(renter)).toEqual({ rating: 5, reviewCount: 1, stars: [0, 0, 0, 0, 1] });
});

it('one review alone is opened and counted by the clock, when 14 days have passed (D701)', async () => {
  const { owner, renter, asked, later } = await rented();
  await renter.ports.reviews.write(newReview(asked, renter, { stars: 3 }));
  await later(REVIEW_SPAN - 3_600_001);
  expect((await shown(owner)).reviewCount).toBe(0);
  await later(1);
  expect(await shown(owner)).toMatchObject({ rating: 3, reviewCount: 1 });
  await later(30 * DAY);
  expect(await shown(owner)).toMatchObject({ rating: 3, reviewCount: 1 });
});

it('the demo’s reviews are there when they are first read, also after a reset', async () => {
  const now = epochMs(1_790_000_000_000);
  const store = createMemoryStore(demoSeed(now));
  const { reviews, robots } = createInMemoryBackend({
    store,
    clock: { now: () => now },
    ids: createIds(),
    places: noPlaces,
    laterReviews: () => loadDemoReviews(now),
  });
  const [robot = expect.unreachable()] = await robots.listFeatured(1);
  const read = async () => (await reviews.listOfRobot(robot.id, { limit: 50 })).reviews.length;
  expect(await read()).toBe(robot.reviewCount);
  await store.reset();
  expect(await read()).toBe(robot.reviewCount);
});
