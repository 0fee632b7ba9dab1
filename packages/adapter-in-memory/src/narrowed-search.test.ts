import {
  allSearchTokens,
  byOrder,
  conceptToken,
  epochMs,
  LISTING_CATEGORIES,
  LISTING_ORDERS,
  miles,
  narrowingsOf,
  partToken,
  robotId,
  searchRobots,
  tokensJoinedIn,
  UNKNOWN_PLACE,
  type ListingOrder,
  type NearestPage,
  type RankedCursor,
  type Robot,
  type RobotPage,
  type RobotsPort,
  type SearchCriteria,
  type SearchOrigin,
} from '@roborrow/domain';
import { anyTextArb, robotArb, robotWordArb, runs, tinyVocabulary } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInMemoryBackend } from './backend.ts';
import { createMemoryStore } from './store/memory-store.ts';
import type { Store } from './store/store.ts';

const portOf = (store: Store, vocabulary = tinyVocabulary): RobotsPort =>
  createInMemoryBackend({
    store,
    clock: { now: () => epochMs(0) },
    ids: { next: () => 'unused' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
    vocabulary: { load: async () => vocabulary },
  }).robots;

/** Words, their forms and other names, parts of words, letters that combine with others, and anything. */
const wordArb = fc.oneof(
  robotWordArb,
  fc.constantFrom('mower', 'mowing', 'lawn mower', 'cut grass', 'hoover', 'cleaner', 'clean pool'),
  fc.constantFrom(
    'ov',
    'e',
    'heavy-duty',
    'y-d',
    '+',
    'C++',
    'か\u3099き',
    'か',
    '\u3099き',
    '각',
    '\u11a8',
    'ﬁ',
    'i',
  ),
  anyTextArb({ minLength: 1, maxLength: 3 }),
);
const textArb = fc.array(wordArb, { maxLength: 3 }).map((words) => words.join(' '));

const talkingRobotArb: fc.Arbitrary<Robot> = fc
  .tuple(robotArb, textArb, textArb)
  .map(([robot, name, description]) => ({
    ...robot,
    name: `${name} ${robot.name}`,
    description: `${robot.description}${description}`,
  }));

const criteriaArb: fc.Arbitrary<SearchCriteria> = fc.record({
  text: textArb,
  vocabulary: fc.constant(tinyVocabulary),
  category: fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'all' } as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...LISTING_CATEGORIES).map((name) => ({ kind: 'category', name }) as const),
    },
  ),
  price: fc.record({ min: fc.constantFrom(null, null, 20, 50), max: fc.constantFrom(null, null, 50, 100) }),
});

/** Each robot as often as `copies` says, at the same place and time, so that ties happen. */
const copied = (robots: readonly Robot[], copies: number): readonly Robot[] =>
  Array.from({ length: copies }, (_, copy) =>
    robots.map((robot, i) => ({ ...robot, id: robotId(`${robot.id}-${i}-${copy}`) })),
  ).flat();

/** All pages, the robots in them together, and what is wrong with the counts. */
const readAll = async (
  read: (after: RankedCursor | null) => Promise<NearestPage | (RobotPage & { readonly found?: undefined })>,
): Promise<readonly Robot[]> => {
  const robots: Robot[] = [];
  const counted: { readonly before: number; readonly page: NearestPage }[] = [];
  for (let after: RankedCursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
    const page: Awaited<ReturnType<typeof read>> = await read(after);
    if (page.found) counted.push({ before: robots.length, page });
    robots.push(...(page.found ? page.found.map(({ robot }) => robot) : page.robots));
    after = page.next;
  }
  for (const { before, page } of counted) {
    const { count } = page;
    if (count.kind === 'exact') expect(count.value).toBe(robots.length - before);
    else expect(count.value).toBeLessThan(robots.length - before);
  }
  return robots;
};

const ids = (robots: readonly Robot[]): readonly string[] => robots.map(({ id }) => id);

/** Those that the rule of a search keeps, in the order in which they were read. */
const kept = (read: readonly Robot[], criteria: SearchCriteria): readonly string[] => {
  const matches = new Set(searchRobots(read, criteria, null).map(({ robot }) => robot));
  return ids(read.filter((robot) => matches.has(robot)));
};

/** A part of a name counts as its concept, as in the tokens that listings are stored with. */
const asStored = (token: string): string =>
  token.startsWith(partToken('')) ? conceptToken(token.slice(partToken('').length)) : token;

/** Compares the pages of a search with its rule over all robots. */
const expectSameAsRule = async (
  port: RobotsPort,
  robots: readonly Robot[],
  { criteria, origin, order, limit }: Search,
): Promise<void> => {
  const narrow = narrowingsOf(criteria);
  const query = {
    limit,
    narrow,
    ...(criteria.category.kind === 'category' && { category: criteria.category.name }),
  };
  const near = await readAll((after) => port.listNearest({ ...query, origin, ...(after && { after }) }));
  expect(kept(near, criteria)).toEqual(ids(searchRobots(robots, criteria, origin).map(({ robot }) => robot)));
  const listed = await readAll((after) => port.listAvailable({ ...query, order, ...(after && { after }) }));
  const matches = searchRobots(robots, criteria, null).map(({ robot }) => robot);
  expect(kept(listed, criteria)).toEqual(ids([...matches].sort(byOrder(order))));
  for (const { anyOf } of narrow) {
    const having = robots.filter((robot) => {
      const tokens = allSearchTokens(robot, tinyVocabulary).map(asStored);
      const isSaid = (token: string) =>
        (tokensJoinedIn(token) ?? [token]).every((one) => tokens.includes(one));
      return robot.isAvailable && anyOf.some(isSaid);
    });
    expect(await port.countNarrowed({ anyOf })).toBe(having.length);
  }
};

interface Search {
  readonly criteria: SearchCriteria;
  readonly origin: SearchOrigin;
  readonly order: ListingOrder;
  readonly limit: number;
}

/** The search for robots that contain the words in another sense (D870). */
const apart = (search: Search): Search => ({
  ...search,
  criteria: {
    ...search.criteria,
    text: '',
    partsOfWords: { text: search.criteria.text, withBeginnings: search.limit === 1 },
  },
});

const searchArb = (limit: number): fc.Arbitrary<Search> =>
  fc.record({
    criteria: criteriaArb,
    origin: fc.record({
      coordinates: fc.record({
        latitude: fc.constantFrom(35.7, 21),
        longitude: fc.constantFrom(-78.8, -157),
      }),
      radius: fc.constantFrom(100, 2000, 12_438).map(miles),
    }),
    order: fc.constantFrom(...LISTING_ORDERS),
    limit: fc.constantFrom(1, limit),
  });

/** A robot is replaced by another, deleted, paused, or created again. */
const changeArb = fc.record({
  at: fc.nat(30),
  change: fc.oneof(talkingRobotArb, fc.constant(null), fc.boolean()),
});

test('pages of what words narrow equal the rule of a search over all robots, after any changes (D40, D54)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(talkingRobotArb, { minLength: 1, maxLength: 12 }),
      fc.array(changeArb, { maxLength: 20 }),
      fc.array(searchArb(4), { minLength: 1, maxLength: 3 }),
      async (some, changes, searches) => {
        const robots = copied(some, 2);
        const present = new Map(robots.map((robot) => [robot.id, robot]));
        const store = createMemoryStore({ robots });
        const port = portOf(store);
        for (const search of [...searches, ...searches.map(apart)])
          await expectSameAsRule(port, robots, search);
        for (const { at, change } of changes) {
          const old = robots[at % robots.length];
          if (!old) continue;
          const { id } = old;
          const next =
            typeof change === 'boolean'
              ? { ...(present.get(id) ?? old), isAvailable: change }
              : change && { ...change, id };
          await store.transact((transaction) =>
            next ? transaction.put('robots', next) : transaction.delete('robots', id),
          );
          if (next) present.set(id, next);
          else present.delete(id);
        }
        for (const search of [...searches, ...searches.map(apart)])
          await expectSameAsRule(port, [...present.values()], search);
      },
    ),
    { numRuns: runs(150) },
  );
});

test('pages equal the rule where so many robots have the words that all are read in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(talkingRobotArb, { minLength: 8, maxLength: 8 }),
      searchArb(100),
      async (some, search) => {
        const robots = copied(
          some.map((robot) => ({ ...robot, isAvailable: true })),
          60,
        );
        const text = some[0]?.name.split(' ')[0] ?? '';
        const often = { ...search, limit: 100, criteria: { ...search.criteria, text } };
        await expectSameAsRule(portOf(createMemoryStore({ robots })), robots, often);
      },
    ),
    { numRuns: Math.ceil(runs(100) / 10) },
  );
});

test('a form of a concept’s name that is no name of it is found by the name', async () => {
  const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
  if (!sample) throw new Error('no sample');
  const wordOf: typeof tinyVocabulary.wordOf = (word) => ({
    ...tinyVocabulary.wordOf(word),
    ...(word === 'mowers' && { concept: null }),
  });
  const vocabulary = { ...tinyVocabulary, wordOf };
  const robots = [{ ...sample, isAvailable: true, features: [], name: 'Ada', description: 'For mowers.' }];
  const narrow = narrowingsOf({
    ...{ text: 'mower', vocabulary },
    ...{ category: { kind: 'all' }, price: { min: null, max: null } },
  });
  const port = portOf(createMemoryStore({ robots }), vocabulary);
  expect((await port.listAvailable({ order: 'newest', narrow, limit: 1 })).robots).toEqual(robots);
});

test('the newest of thousands are found in order, whenever they were listed', async () => {
  const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
  if (!sample) throw new Error('no sample');
  const many = Array.from({ length: 3000 }, (_, i) => ({
    ...sample,
    ...{ id: robotId(`robot${String(i).padStart(15, '0')}`), isAvailable: true },
    name: i % 4 === 0 ? 'A mower' : 'A drone',
    createdAt: epochMs((i * 7919) % 1000),
  }));
  const store = createMemoryStore({ robots: many });
  const port = portOf(store);
  const narrow = narrowingsOf({
    ...{ text: 'mowing', vocabulary: tinyVocabulary },
    ...{ category: { kind: 'all' }, price: { min: null, max: null } },
  });
  const read = async () =>
    ids(
      await readAll((after) =>
        port.listAvailable({ order: 'newest', narrow, limit: 100, ...(after && { after }) }),
      ),
    );
  const expected = (robots: readonly Robot[]) =>
    ids(robots.filter(({ name }) => name === 'A mower').sort(byOrder('newest')));
  expect(await read()).toEqual(expected(many));
  // The slots of those that are gone are taken by others, of any time.
  const changed = many.map((robot, i) =>
    i % 3 === 0 ? { ...robot, name: 'A mower', createdAt: epochMs(1000 - robot.createdAt) } : robot,
  );
  await store.transact((transaction) => {
    for (const { id } of many) transaction.delete('robots', id);
  });
  await store.transact((transaction) => {
    for (const robot of changed) transaction.put('robots', robot);
  });
  expect(await read()).toEqual(expected(changed));
});

test('of hundreds around a place those with a word are found, the nearest first, wherever it is (D5)', async () => {
  const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
  if (!sample) throw new Error('no sample');
  const originArb = fc.constantFrom(
    { latitude: 35.7, longitude: -78.8 },
    { latitude: 52, longitude: 179.9 },
    { latitude: 71.3, longitude: -156.8 },
    { latitude: 89.9, longitude: 10 },
  );
  const nearArb = fc.record({
    origin: originArb,
    radius: fc.constantFrom(1, 25, 100, 12_438).map(miles),
    // At the border of a cell of the index, and around it.
    offsets: fc.array(
      fc.tuple(fc.constantFrom(0, 0.05, -0.05, 0.3), fc.double({ min: -2, max: 2, noNaN: true })),
      { minLength: 20, maxLength: 20 },
    ),
    limit: fc.constantFrom(1, 4, 24),
  });
  await fc.assert(
    fc.asyncProperty(nearArb, async ({ origin, radius, offsets, limit }) => {
      const robots = Array.from({ length: 400 }, (_, i) => {
        const [north = 0, east = 0] = offsets[Math.floor(i / 20)] ?? [];
        const longitude = origin.longitude + east;
        return {
          ...sample,
          ...{ id: robotId(`robot${String(i).padStart(15, '0')}`), isAvailable: true, features: [] },
          ...{ name: i % 20 === 0 ? 'A mower' : 'A drone', description: '', createdAt: epochMs(i) },
          coordinates: {
            latitude: Math.min(90, origin.latitude + north),
            longitude: longitude > 180 ? longitude - 360 : longitude,
          },
        };
      });
      const criteria: SearchCriteria = {
        ...{ text: 'mowing', vocabulary: tinyVocabulary },
        ...{ category: { kind: 'all' }, price: { min: null, max: null } },
      };
      await expectSameAsRule(portOf(createMemoryStore({ robots })), robots, {
        ...{ criteria, origin: { coordinates: origin, radius } },
        ...{ order: 'newest', limit },
      });
    }),
    { numRuns: Math.ceil(runs(100) / 10) },
  );
});
