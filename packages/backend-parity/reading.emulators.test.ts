import { createPublicBackend } from '@roborrow/adapter-firebase/public';
import {
  createEmulatorClient,
  onEmulators,
  plantDocuments,
  robotDocument,
} from '@roborrow/adapter-firebase/testing';
import { createInMemoryBackend, createMemoryStore } from '@roborrow/adapter-in-memory';
import {
  byNewest,
  days,
  dollarsPerDay,
  epochMs,
  LISTING_CATEGORIES,
  LISTING_ORDERS,
  miles,
  positionIn,
  NO_SPECIFICATIONS,
  robotId,
  searchArea,
  UNKNOWN_PLACE,
  userId,
  type PublicPorts,
  type Robot,
  FREE_CALENDAR,
} from '@roborrow/domain';
import { anyTextArb, coordinatesArb, radiusArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const projectId = `demo-reading-${Date.now()}`;
const AT = 1_700_000_000_000;
const OWNERS = ['ada-0000000000000001', 'omar-000000000000001', 'lin-0000000000000001'].map(userId);
const PLACES = fc.sample(coordinatesArb, { numRuns: 10, seed: 13 });

const COUNT = 60;
/** Few times, ratings, owners and places, so that every order has ties. */
const ROBOTS: readonly Robot[] = Array.from({ length: COUNT }, (_, i) => ({
  id: robotId(`robot-${(i * 7919) % COUNT}`),
  ownerId: OWNERS[i % OWNERS.length] ?? userId('unknown-user'),
  name: ['Lawn rover', '<img src=x onerror=alert(1)>', '🤖'.repeat(120)][i % 3] ?? '',
  description: 'x'.repeat(1 + (i % 5000)),
  category: LISTING_CATEGORIES[i % LISTING_CATEGORIES.length] ?? 'Other',
  price: dollarsPerDay(1 + (i % 9) / 4),
  location: 'Apex, NC, USA',
  coordinates: i % 11 === 0 ? null : (PLACES[i % PLACES.length] ?? null),
  images: [],
  specifications: NO_SPECIFICATIONS,
  features: i % 2 === 0 ? ['quiet'] : [],
  ...FREE_CALENDAR,
  quantity: null,
  minRental: i % 4 === 0 ? null : days(1 + (i % 5)),
  maxRental: null,
  pickupTime: '',
  returnTime: '',
  isAvailable: i % 7 !== 0,
  rating: [0, 4.5, 5][i % 3] ?? 0,
  reviewCount: i % 3,
  totalRentals: i,
  createdAt: epochMs(AT + Math.floor(i / 6)),
  updatedAt: epochMs(AT + 1000 + i),
}));

const backends: [name: string, ports: PublicPorts][] = [];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const store = createMemoryStore();
  await store.transact(async ({ put }) => {
    for (const robot of ROBOTS) put('robots', robot);
  });
  await plantDocuments(
    projectId,
    ROBOTS.map((robot) => robotDocument(robot)),
  );
  const client = createEmulatorClient(projectId);
  closing.push(client.close);
  const clock = { now: () => epochMs(AT) };
  const places = { suggest: async () => [], geocode: async () => UNKNOWN_PLACE };
  const onSkipped = ({ path }: { readonly path: string }) => {
    throw new Error(`${path} could not be read`);
  };
  backends.push(
    ['in memory', createInMemoryBackend({ store, clock, ids: { next: () => 'id' }, places })],
    ['Firebase by its SDK', client.ports],
    ['Firebase by REST', createPublicBackend({ projectId, ...onEmulators(), onSkipped })],
  );
});

afterAll(async () => void (await Promise.all(closing.map((close) => close()))));

type Ask = (ports: PublicPorts) => Promise<unknown>;

const cursor = fc.option(
  fc.constantFrom(...ROBOTS).map(({ createdAt, id }) => ({ createdAt, id })),
  {
    nil: undefined,
  },
);
const category = fc.option(fc.constantFrom(...LISTING_CATEGORIES), { nil: undefined });
const limit = fc.integer({ min: 1, max: COUNT + 5 });
const bound = fc.option(fc.integer({ min: 0, max: COUNT + 5 }));
const prices = fc.record({ min: bound, max: bound });
const anId = fc.oneof(
  fc.constantFrom(...ROBOTS.map(({ id }) => id)),
  anyTextArb({ maxLength: 40 }).map(robotId),
);

const QUESTIONS: Readonly<Record<string, fc.Arbitrary<Ask>>> = {
  get: anId.map(
    (id): Ask =>
      ({ robots }) =>
        robots.get(id),
  ),
  'the user of an id': anId.map(
    (id): Ask =>
      ({ users }) =>
        users.get(userId(id)),
  ),
  listFeatured: limit.map(
    (most): Ask =>
      ({ robots }) =>
        robots.listFeatured(most),
  ),
  listAvailable: fc
    .tuple(limit, fc.constantFrom(...LISTING_ORDERS), fc.option(fc.constantFrom(...ROBOTS)), category, prices)
    .map(([most, order, last, wanted, price]): Ask => async ({ robots }) => {
      const page = await robots.listAvailable({
        order,
        price,
        limit: most,
        ...(last && { after: positionIn(order, last) }),
        ...(wanted && { category: wanted }),
      });
      // What it costs depends on the backend.
      return { robots: page.robots, next: page.next };
    }),
  listVersions: fc.tuple(limit, cursor).map(
    ([most, after]): Ask =>
      ({ robots }) =>
        robots.listVersions({ limit: most, ...(after && { after }) }),
  ),
  listNearest: fc
    .tuple(limit, fc.constantFrom(...PLACES), radiusArb, category, cursor)
    .map(([most, coordinates, radius, wanted, start]): Ask => async ({ robots }) => {
      const { found, next } = await robots.listNearest({
        origin: { coordinates, radius: miles(radius) },
        limit: most,
        ...(start && { after: { ...start, rank: radius / 3 } }),
        ...(wanted && { category: wanted }),
      });
      // How many there are may be known exactly to one backend and not to another.
      return { found, next };
    }),
  sampleNear: fc
    .tuple(fc.constantFrom(...PLACES), radiusArb)
    .map(([coordinates, radius]): Ask => async ({ robots }) => {
      const origin = { coordinates, radius: miles(radius) };
      const sample = await robots.sampleNear({ origin, limit: ROBOTS.length });
      // Which ones are returned where there are more than the limit is open.
      return { isAll: sample.isAll, robots: [...sample.robots].sort(byNewest) };
    }),
  listNew: fc
    .tuple(limit, fc.constantFrom(...ROBOTS), fc.constantFrom(...PLACES), radiusArb, category)
    .map(([most, { createdAt }, place, radius, wanted]): Ask => async ({ robots }) => {
      const [box] = searchArea(place, radius).boxes;
      const query = { since: epochMs(createdAt - 1), box, ...(wanted && { category: wanted }) };
      const [some, all] = await Promise.all([
        robots.listNew({ ...query, limit: most }),
        robots.listNew({ ...query, limit: ROBOTS.length + 1 }),
      ]);
      // Which ones are returned where there are more than the limit is open.
      return { some: some.length, all: [...all].sort(byNewest) };
    }),
};

/** There are no more of these, so each is asked once. */
const ASKED_ONCE: Readonly<Record<string, Ask>> = {
  listAvailableByOwner: ({ robots }) =>
    Promise.all([...OWNERS, userId('unknown-user')].map((owner) => robots.listAvailableByOwner(owner))),
  countAvailable: ({ robots }) => robots.countAvailable(),
};

const expectSame = async (ask: Ask): Promise<void> => {
  const [embedded, ...others] = await Promise.all(backends.map(([, ports]) => ask(ports)));
  for (const [i, other] of others.entries()) expect(other, backends[i + 1]?.[0]).toEqual(embedded);
};

describe('public reads', () => {
  test.each(Object.entries(QUESTIONS))('have the same result on every backend: %s', async (_, question) => {
    await fc.assert(fc.asyncProperty(question, expectSame), { numRuns: Math.ceil(runs(1000) / 40) });
  });

  test.each(Object.entries(ASKED_ONCE))('have the same result on every backend: %s', (_, ask) =>
    expectSame(ask),
  );
});
