import { readFileSync } from 'node:fs';
import { createFirebaseBackend } from '@roborrow/adapter-firebase';
import {
  epochMs,
  LIST_MAX,
  LISTING_ORDERS,
  messageId,
  miles,
  reviewIdOf,
  robotId,
  tokensVersion,
  userId,
  UNKNOWN_PLACE,
  type MessagesPort,
  type Narrowing,
  type ReviewsPort,
  type RobotsPort,
} from '@roborrow/domain';
import { tinyVocabulary, tinyWords } from '@roborrow/domain/testing';
import type { DocumentReference, Query } from 'firebase/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { answers, neededIndex, type Index } from './needed-index.ts';
import { limitOf, shapeOf, type QueryShape } from './query-shape.ts';

const { asked } = vi.hoisted(() => ({ asked: [] as unknown[] }));

/** Signed in for the longest time that a session may last. */
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: () => ({
    authStateReady: async () => {},
    currentUser: {
      uid: 'ada',
      email: 'ada@example.com',
      displayName: 'Ada Park',
      getIdTokenResult: async () => ({ claims: { auth_time: String(Date.now() / 1000) } }),
    },
  }),
  onIdTokenChanged: () => () => {},
  updateCurrentUser: async () => {},
}));

/** Records every query; all results are empty, but for counts: what counts as empty is not read at all, and few are not counted for two conditions. */
vi.mock('firebase/firestore', async (original) => {
  const note = async (query: unknown) => {
    asked.push(query);
    return { docs: [], size: 0, metadata: { fromCache: false }, data: () => ({ count: 7 }) };
  };
  return {
    ...(await original<object>()),
    getDoc: async ({ path }: DocumentReference) => ({
      ref: { path },
      exists: () => true,
      data: () => (path === 'settings/search' ? { tokens: tokensVersion(tinyVocabulary) } : undefined),
      get: () => null,
    }),
    getDocs: note,
    getDocsFromServer: note,
    getCountFromServer: note,
    runTransaction: async () => {},
    onSnapshot: (target: Query | DocumentReference) => {
      // A single document needs no index.
      if (target.type !== 'document') asked.push(target);
      return () => {};
    },
  };
});

const ADA = userId('ada');
const BOB = userId('bob');
const LATER = epochMs(1_760_000_000_000);
const listener = { next: () => {}, error: () => {} };
const seen = { rank: 1, createdAt: LATER, id: robotId('r') };
const read = { createdAt: LATER, id: messageId('m') };

/** One token or several, and several conditions, of which one is chosen. */
const NARROW: readonly { readonly narrow?: readonly Narrowing[] }[] = [
  {},
  { narrow: [{ anyOf: ['c:lawn-mowing'] }] },
  { narrow: [{ anyOf: ['w:mow', 'b:mow'] }, { anyOf: ['to:50'] }] },
];
const CATEGORY: readonly { readonly category?: 'Hobby' }[] = [{}, { category: 'Hobby' }];

const origin = { coordinates: { latitude: 52, longitude: 179.9 }, radius: miles(25) };

/**
 * Calls of the port operations that query several documents. Operations without an entry read single
 * documents by id.
 */
type Calls<Port> = { readonly [Method in keyof Port]: ((port: Port) => unknown)[] };

const ROBOTS: Calls<RobotsPort> = {
  create: [],
  get: [],
  update: [],
  delete: [],
  deleteAllOf: [(port) => port.deleteAllOf(ADA)],
  listByOwner: [(port) => port.listByOwner(ADA)],
  listAvailableByOwner: [(port) => port.listAvailableByOwner(BOB)],
  listFeatured: [(port) => port.listFeatured(6)],
  listAvailable: LISTING_ORDERS.flatMap((order) =>
    CATEGORY.flatMap((category) =>
      NARROW.flatMap((narrow) =>
        [{}, { after: seen }, { price: { min: 10, max: 20 } }].map(
          (more) => (port: RobotsPort) =>
            port.listAvailable({ order, limit: 10, ...category, ...narrow, ...more }),
        ),
      ),
    ),
  ),
  listVersions: [(port) => port.listVersions({ limit: 10, after: seen })],
  listNearest: CATEGORY.flatMap((category) =>
    NARROW.flatMap((narrow) =>
      [{}, { after: seen }, { after: { ...seen, rank: 0 } }].map(
        (more) => (port: RobotsPort) =>
          port.listNearest({ origin, limit: 10, ...category, ...narrow, ...more }),
      ),
    ),
  ),
  sampleNear: CATEGORY.flatMap((category) =>
    NARROW.map(
      (narrow) => (port: RobotsPort) => port.sampleNear({ origin, limit: 10, ...category, ...narrow }),
    ),
  ),
  listNew: [{}, { category: 'Hobby' } as const].flatMap((category) =>
    [{}, { box: { south: 1, north: 2, west: 3, east: 4 } }].map(
      (box) => (port: RobotsPort) => port.listNew({ since: LATER, limit: 10, ...category, ...box }),
    ),
  ),
  countNarrowed: [
    (port) => port.countNarrowed({ anyOf: ['w:mow'] }),
    (port) => port.countNarrowed({ anyOf: ['w:mow', 'b:mow'] }),
  ],
  countAvailable: [(port) => port.countAvailable()],
};

const MESSAGES: Calls<MessagesPort> = {
  send: [],
  get: [],
  markRead: [],
  listRecent: [
    (port) => port.listRecent(ADA, { limit: 10 }),
    (port) => port.listRecent(ADA, { limit: 10, before: read }),
  ],
  listThread: [
    (port) => port.listThread(ADA, BOB, { limit: 10 }),
    (port) => port.listThread(ADA, BOB, { limit: 10, before: read }),
  ],
  markConversationRead: [(port) => port.markConversationRead(ADA, BOB)],
  subscribeInbox: [(port) => port.subscribeInbox(ADA, 10, listener)],
  subscribeRecent: [(port) => port.subscribeRecent(ADA, 10, listener)],
  subscribeThread: [(port) => port.subscribeThread(ADA, BOB, 10, listener)],
  subscribeDates: [(port) => port.subscribeDates(ADA, 10, listener)],
  deleteAllOf: [(port) => port.deleteAllOf(ADA)],
};

const before = { createdAt: LATER, id: reviewIdOf('stay_renter') };
const REVIEWS: Calls<ReviewsPort> = {
  listOfRobot: [
    (port) => port.listOfRobot(robotId('r'), { limit: 10 }),
    (port) => port.listOfRobot(robotId('r'), { limit: 10, before }),
  ],
  listOfPerson: [
    (port) => port.listOfPerson(BOB, { limit: 10 }),
    (port) => port.listOfPerson(BOB, { limit: 10, before }),
  ],
  write: [],
  getOwn: [],
  listOwn: [(port) => port.listOwn(ADA)],
  answer: [],
  leaveBehind: [(port) => port.leaveBehind(ADA, 'removed')],
};

const { indexes } = JSON.parse(
  readFileSync(new URL('../firestore.indexes.json', import.meta.url), 'utf8'),
) as {
  readonly indexes: readonly Index[];
};

const inWords = ({ collection, equal, contains, ordered }: QueryShape) =>
  [
    collection,
    ...equal.map((field) => `${field} ${contains.includes(field) ? 'contains' : '='}`),
    ...ordered.map(({ field, direction }) => `${field} ${direction}`),
  ].join(', ');

const shapes = new Map<string, QueryShape>();
const unlimited: string[] = [];

beforeAll(async () => {
  const { ports, close } = createFirebaseBackend({
    configuration: {
      apiKey: 'any',
      authDomain: 'any',
      projectId: 'demo',
      storageBucket: 'any',
      messagingSenderId: '1',
      appId: '1',
    },
    clock: { now: () => epochMs(Date.now()) },
    ids: { next: () => 'id' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
    vocabulary: tinyWords,
    onSkipped: () => {},
  });
  const askAll = async <Port extends object>(port: Port, calls: Calls<Port>) => {
    for (const [method, ways] of Object.entries<((asking: Port) => unknown)[]>(calls)) {
      for (const way of ways) {
        const before = asked.length;
        await way(port);
        await vi.waitFor(() => expect(asked.length, method).toBeGreaterThan(before), 30_000);
      }
    }
  };
  await askAll(ports.robots, ROBOTS);
  await askAll(ports.messages, MESSAGES);
  await askAll(ports.reviews, REVIEWS);
  // The arguments of the SDK's functions.
  for (const query of asked as readonly Query[]) {
    const shape = shapeOf(query);
    shapes.set(inWords(shape), shape);
    if (limitOf(query) > LIST_MAX) unlimited.push(inWords(shape));
  }
  await close();
});

test('every query of the adapter has a limit, as the rules require', () => {
  expect(unlimited).toEqual([]);
});

describe('the indexes', () => {
  test('are sufficient for every query of the adapter', () => {
    const needed = [...shapes.values()].flatMap((shape) => neededIndex(shape) ?? []);
    expect(needed.filter((shape) => !indexes.some((index) => answers(index, shape)))).toEqual([]);
  });

  test('are all needed', () => {
    const needed = [...shapes.values()].flatMap((shape) => neededIndex(shape) ?? []);
    const unneeded = indexes.filter((index) => !needed.some((shape) => answers(index, shape)));
    // The function that settles rentals asks for the latest steps (D705).
    expect(
      unneeded.map(({ collectionGroup, fields }) => [
        collectionGroup,
        ...fields.map(({ fieldPath }) => fieldPath),
      ]),
    ).toEqual([['messages', 'dates.kind', 'createdAt']]);
  });

  test('are compared with the queries that are really sent', () => {
    expect([...shapes.keys()].sort()).toMatchInlineSnapshot(`
      [
        "messages, dates.kind =, receiverId =, __name__ ASCENDING",
        "messages, dates.kind =, receiverId =, createdAt DESCENDING, __name__ DESCENDING",
        "messages, dates.kind =, senderId =, __name__ ASCENDING",
        "messages, dates.kind =, senderId =, createdAt DESCENDING, __name__ DESCENDING",
        "messages, isRead =, receiverId =",
        "messages, isRead =, receiverId =, senderId =, __name__ ASCENDING",
        "messages, receiverId =, createdAt DESCENDING, __name__ DESCENDING",
        "messages, receiverId =, senderId =, createdAt DESCENDING, __name__ DESCENDING",
        "messages, senderId =, __name__ ASCENDING",
        "messages, senderId =, createdAt DESCENDING, __name__ DESCENDING",
        "reviewRemarks, authorId =",
        "reviewRemarks, authorId =, __name__ ASCENDING",
        "reviews, authorId =",
        "reviews, authorId =, __name__ ASCENDING",
        "reviews, isOpen =, robotId =, role =, createdAt DESCENDING, __name__ DESCENDING",
        "reviews, isOpen =, subjectId =, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =",
        "robots, category =, isAvailable =, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, latitude =, longitude =, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, latitude =, longitude =, tokens contains, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, latitude ASCENDING, longitude ASCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, placeKey ASCENDING",
        "robots, category =, isAvailable =, price ASCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, price DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, rating DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, tokens contains",
        "robots, category =, isAvailable =, tokens contains, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, tokens contains, placeKey ASCENDING",
        "robots, category =, isAvailable =, tokens contains, price ASCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, tokens contains, price DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, category =, isAvailable =, tokens contains, rating DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, latitude =, longitude =, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, latitude =, longitude =, tokens contains, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, latitude ASCENDING, longitude ASCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, ownerId =",
        "robots, isAvailable =, placeKey ASCENDING",
        "robots, isAvailable =, price ASCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, price DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, rating DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, tokens contains",
        "robots, isAvailable =, tokens contains, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, tokens contains, placeKey ASCENDING",
        "robots, isAvailable =, tokens contains, price ASCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, tokens contains, price DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, isAvailable =, tokens contains, rating DESCENDING, createdAt DESCENDING, __name__ DESCENDING",
        "robots, ownerId =",
        "robots, ownerId =, __name__ ASCENDING",
      ]
    `);
  });
});
