import {
  countCategories,
  countNewRobots,
  dollarsPerDay,
  epochMs,
  findRobots,
  CATEGORIES,
  LISTING_CATEGORIES,
  listFeatured,
  miles,
  newProfileDefaults,
  NO_PRICE_BOUNDS,
  NO_SPECIFICATIONS,
  plainWords,
  robotDefaults,
  robotId,
  userId,
  type PublicPorts,
  type PublicProfile,
  type Robot,
  FREE_CALENDAR,
} from '@roborrow/domain';
import { foundAt } from '@roborrow/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPublicBackend } from '../src/public.ts';
import { onEmulators, plantDocuments, profileDocuments, robotDocument } from '../testing/index.ts';

const projectId = `demo-page-reads-${Date.now()}`;
const AT = 1_700_000_000_000;
const NOON = epochMs(1_750_000_000_000);
const owner: PublicProfile = {
  ...newProfileDefaults,
  id: userId('ada-0000000000000001'),
  username: null,
  firstName: 'Ada',
  lastName: 'Park',
  displayName: 'Ada Park',
  createdAt: NOON,
  updatedAt: NOON,
};
const APEX = { latitude: 35.73, longitude: -78.85 };

/** 30 available robots of one owner: every second within a mile of Apex, the others at the equator. */
const ROBOTS = Array.from({ length: 30 }, (_, i): Robot => ({
  ...robotDefaults,
  ...FREE_CALENDAR,
  id: robotId(`robot-${i}`),
  ownerId: owner.id,
  name: 'Lawn rover',
  description: 'Mows.',
  price: dollarsPerDay(25),
  location: 'Apex, NC, USA',
  images: [],
  specifications: NO_SPECIFICATIONS,
  features: [],
  quantity: null,
  minRental: null,
  maxRental: null,
  pickupTime: '',
  returnTime: '',
  category: LISTING_CATEGORIES[i % LISTING_CATEGORIES.length] ?? 'Other',
  coordinates: i % 2 === 0 ? APEX : { latitude: 0, longitude: i },
  createdAt: epochMs(AT + i),
  updatedAt: NOON,
}));

const places = { suggest: async () => [], geocode: async () => foundAt(APEX) };
const input = {
  text: '',
  location: '',
  category: '',
  price: NO_PRICE_BOUNDS,
  radius: miles(25),
  sort: 'nearest' as const,
  profileOrigin: null,
  after: null,
  limit: 24,
};

/** The requests of each public page. */
const PAGES: Readonly<Record<string, (ports: PublicPorts) => Promise<unknown>>> = {
  Home: async (ports) => Promise.all([listFeatured(ports)(), countCategories(ports)()]),
  'Browse, and Search without criteria': ({ robots }) => robots.listAvailable({ order: 'newest', limit: 24 }),
  'Search near Apex': (ports) =>
    findRobots({ ...ports, places, vocabulary: plainWords })({ ...input, location: 'Apex, NC' }),
  'A saved search in which 2 robots are new': (ports) =>
    countNewRobots({ ...ports, places, vocabulary: plainWords })(
      { ...input, location: 'Apex, NC' },
      epochMs(AT + 25),
    ),
  'A saved search without a new robot': (ports) =>
    countNewRobots({ ...ports, places, vocabulary: plainWords })(
      { ...input, text: 'rover' },
      epochMs(AT + 30),
    ),
  'A saved search after a long time': (ports) =>
    countNewRobots({ ...ports, places, vocabulary: plainWords })({ ...input, text: 'rover' }, epochMs(0)),
  Robot: async ({ robots, users }) => Promise.all([robots.get(robotId('robot-0')), users.get(owner.id)]),
  'Robot that does not exist': ({ robots }) => robots.get(robotId('none')),
  Profile: async ({ robots, users }) =>
    Promise.all([users.get(owner.id), robots.listAvailableByOwner(owner.id)]),
  'Sitemap of 30 robots': ({ robots }) => robots.listVersions({ limit: 1000 }),
};

const costs: Record<string, number> = {};

beforeAll(async () => {
  const contact = { email: 'ada@example.com', coordinates: null };
  await plantDocuments(projectId, [
    ...ROBOTS.map((robot) => robotDocument(robot)),
    ...profileDocuments(owner, contact),
  ]);
  for (const [page, ask] of Object.entries(PAGES)) {
    let documents = 0;
    await ask(
      createPublicBackend({
        projectId,
        ...onEmulators(),
        onSkipped: ({ path }) => {
          throw new Error(`${path} could not be read`);
        },
        onRead: (read) => {
          documents += read;
        },
      }),
    );
    costs[page] = documents;
  }
});

describe('the documents that a public page reads', () => {
  it('are those that it shows, and few more', () => {
    expect(costs).toEqual({
      // Six robots, and a count for each category.
      Home: 6 + CATEGORIES.length,
      // 24 robots, and one that shows that there are more.
      'Browse, and Search without criteria': 25,
      // 15 robots, all at the place itself, and the count of the radius, which is asked for at the same time.
      'Search near Apex': 15 + 1,
      // The new ones of the place alone; a question that finds nothing counts as one document (D390).
      'A saved search in which 2 robots are new': 2,
      'A saved search without a new robot': 1,
      'A saved search after a long time': 25,
      Robot: 2,
      'Robot that does not exist': 1,
      Profile: 1 + 30,
      'Sitemap of 30 robots': 30,
    });
  });
});
