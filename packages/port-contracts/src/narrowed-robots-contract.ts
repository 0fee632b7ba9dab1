import {
  byOrder,
  dollarsPerDay,
  days,
  epochMs,
  LISTING_ORDERS,
  miles,
  narrowingsOf,
  NO_PRICE_BOUNDS,
  searchRobots,
  searchTokens,
  US_STATES,
  type ListingQuery,
  type Narrowing,
  type NearestQuery,
  type PublicRobotsPort,
  type RankedCursor,
  type Robot,
  type SearchCriteria,
} from '@roborrow/domain';
import { tinyVocabulary } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { inOneWorld } from './in-one-world.ts';
import { idsOf, newRobot, storedRobot } from './robots.ts';
import { useSharedWorld, useWorld } from './use-world.ts';

const MASSACHUSETTS = US_STATES.find(({ code }) => code === 'MA') ?? null;
const AT = 1_700_000_000_000;
const APEX = { latitude: 35.7327, longitude: -78.8503 };
const ORIGIN = { coordinates: APEX, radius: miles(25) };
const PAGE_NEAR = 9;

const NAMES = [
  'Lawn mower',
  'Mowing machine',
  'Roomba',
  'Pool cleaner',
  'Hoover drone',
  'Wedding quadcopter',
  'Rover',
  'Zoë’s UAV 3-D',
];

/**
 * Robots that say the same things in several ways, with ties in everything that an order sorts by. They are few, because Firestore's
 * emulator sorts all tokens of all robots for each part of each question.
 */
const robotsOf = (create: (changes: Partial<Robot>) => Robot): readonly Robot[] =>
  Array.from({ length: 24 }, (_, i) =>
    create({
      name: NAMES[i % NAMES.length] ?? '',
      description:
        i % 3 === 0
          ? `It loudly cleans, and mows a lawn.${i === 21 ? ' Its charger is silent.' : ''}`
          : 'Quiet, and never silent for long.',
      features: i % 5 === 0 ? ['follow cam', 'wedding'] : [],
      category: i % 4 === 0 ? 'Hobby' : 'Service',
      price: dollarsPerDay([10, 20.5, 30, 40, 1500][i % 5] ?? 1),
      minRental: i % 3 === 0 ? days(3) : null,
      maxRental: i % 6 === 0 ? days(5) : null,
      location: i % 2 === 0 ? 'Apex, NC, USA' : 'Boston, MA, USA',
      coordinates: i % 7 === 6 ? null : { ...APEX, latitude: APEX.latitude + (i % 4) * 0.15 },
      rating: [0, 4.5, 5][i % 3] ?? 0,
      createdAt: epochMs(AT + (i % 6) * 1000),
      isAvailable: i % 9 !== 8,
    }),
  );

const searchFor = (text: string, changes: Partial<SearchCriteria> = {}): SearchCriteria => ({
  text,
  vocabulary: tinyVocabulary,
  category: { kind: 'all' },
  price: NO_PRICE_BOUNDS,
  days: null,
  state: null,
  ...changes,
});

const SEARCHES: readonly (readonly [string, SearchCriteria])[] = [
  ['a concept', searchFor('mow')],
  ['a concept of several kinds', searchFor('cleaning')],
  ['a word', searchFor('rover')],
  ['the beginning of a word', searchFor('', { partsOfWords: { text: 'rov', withBeginnings: true } })],
  ['a part of a word', searchFor('', { partsOfWords: { text: 'ov', withBeginnings: true } })],
  ['letters beyond ASCII', searchFor('Zoë')],
  ['two concepts', searchFor('wedding drone')],
  ['a word that no robot has', searchFor('submarine')],
  ['two words that no robot has both of', searchFor('loudly quiet')],
  ['two words that one robot has both of', searchFor('loudly silent')],
  ['a word and a concept', searchFor('quiet hoover')],
  ['a concept and a price', searchFor('mow', { price: { min: 20, max: 50 } })],
  ['a price', searchFor('', { price: { min: 1000, max: null } })],
  ['a length', searchFor('', { days: days(4) })],
  ['a state', searchFor('quadcopter', { state: MASSACHUSETTS })],
  ['a category', searchFor('mow', { category: { kind: 'category', name: 'Hobby' } })],
];

/** What a walk outward does with a narrowing does not depend on what the tokens say; each of these costs the emulators seconds. */
const SEARCHES_NEAR = SEARCHES.filter(([what]) =>
  [
    'two concepts',
    'a word that no robot has',
    'two words that no robot has both of',
    'two words that one robot has both of',
    'a word and a concept',
    'a concept and a price',
    'a length',
    'a category',
  ].includes(what),
);

const hasEach = (narrow: readonly Narrowing[]) => (robot: Robot) => {
  const tokens = searchTokens(robot, tinyVocabulary);
  return narrow.every(({ anyOf }) => anyOf.some((token) => tokens.includes(token)));
};

const isPartOf = (part: readonly string[], whole: readonly string[]): boolean => {
  let at = 0;
  for (const one of whole) if (one === part[at]) at += 1;
  return at === part.length;
};

/** All robots of all pages of one question. */
const walk = async (
  limit: number,
  read: (after: RankedCursor | null) => Promise<{ found: readonly Robot[]; next: RankedCursor | null }>,
): Promise<readonly Robot[]> => {
  const all: Robot[] = [];
  for (let after: RankedCursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
    const page = await read(after);
    expect(page.found.length).toBeLessThanOrEqual(limit);
    all.push(...page.found);
    after = page.next;
    if (all.length > 100) throw new Error('The pages do not end');
  }
  return all;
};

const walkInOrder = (robots: PublicRobotsPort, query: ListingQuery) =>
  walk(query.limit, async (after) => {
    const page = await robots.listAvailable({ ...query, ...(after && { after }) });
    return { found: page.robots, next: page.next };
  });

/** All robots of all pages, nearest first; checks that an exact count says how many follow. */
const walkOutward = async (robots: PublicRobotsPort, query: NearestQuery) => {
  const counts: { readonly before: number; readonly value: number }[] = [];
  let read = 0;
  const all = await walk(query.limit, async (after) => {
    const { found, next, count } = await robots.listNearest({ ...query, ...(after && { after }) });
    if (count.kind === 'exact') counts.push({ before: read, value: count.value });
    read += found.length;
    return { found: found.map(({ robot }) => robot), next };
  });
  for (const { before, value } of counts) expect(value).toBe(all.length - before);
  return all;
};

/** Robots that a backend narrows by the tokens of a search (D54): it may find more than match, but none less, in the same order. */
export const describeNarrowedRobotsContract = (harness: ContractHarness): void => {
  describe(`robots narrowed by tokens: ${harness.name}`, () => {
    const shared = useSharedWorld(harness);
    let planting: Promise<readonly Robot[]> | null = null;
    /** The same robots for all tests here, which change none of them. */
    const plantOnce = (): Promise<readonly Robot[]> => {
      planting ??= (async () => {
        const ports = await shared.stranger();
        const robots = robotsOf((changes) => storedRobot(ports, changes));
        await shared.current.plant({ robots });
        return robots;
      })();
      return planting;
    };

    /** Every search has its expected robots among those found, in the order of all. */
    const expectAll = (
      criteria: SearchCriteria,
      found: readonly Robot[],
      inOrder: readonly Robot[],
      matching: readonly Robot[],
    ): void => {
      const narrow = narrowingsOf(criteria);
      const matches = new Set(idsOf(matching));
      const known = inOrder.filter((robot) => matches.has(robot.id) && hasEach(narrow)(robot));
      expect(isPartOf(idsOf(found), idsOf(inOrder))).toBe(true);
      const ids = new Set(idsOf(known));
      expect(found.filter(({ id }) => ids.has(id))).toEqual(known);
    };
    const categoryOf = ({ category }: SearchCriteria) =>
      category.kind === 'category' && { category: category.name };

    it.each(LISTING_ORDERS)('are complete and in order, the %s first, page by page', async (order) => {
      const planted = await plantOnce();
      const { robots } = await shared.reader();
      const inOrder = planted.filter(({ isAvailable }) => isAvailable).toSorted(byOrder(order));
      await inOneWorld(SEARCHES, async (criteria) => {
        const query = { order, narrow: narrowingsOf(criteria), limit: 7, ...categoryOf(criteria) };
        const price = criteria.price;
        const found = await walkInOrder(robots, { ...query, price });
        expectAll(
          criteria,
          found,
          inOrder,
          searchRobots(planted, criteria, null).map(({ robot }) => robot),
        );
      });
    });

    it('are complete and in order, the nearest first, page by page', async () => {
      const planted = await plantOnce();
      const { robots } = await shared.reader();
      const everything = searchRobots(planted, searchFor(''), ORIGIN).map(({ robot }) => robot);
      expect(everything.length).toBeGreaterThan(PAGE_NEAR);
      await inOneWorld(SEARCHES_NEAR, async (criteria) => {
        const query = { origin: ORIGIN, narrow: narrowingsOf(criteria), ...categoryOf(criteria) };
        const matching = searchRobots(planted, criteria, ORIGIN).map(({ robot }) => robot);
        expectAll(criteria, await walkOutward(robots, { ...query, limit: PAGE_NEAR }), everything, matching);
      });
    });

    it('are sampled near a place: all that match, where they are no more than the limit (D825)', async () => {
      const planted = await plantOnce();
      const { robots } = await shared.reader();
      const everything = searchRobots(planted, searchFor(''), ORIGIN).map(({ robot }) => robot);
      await inOneWorld(SEARCHES_NEAR, async (criteria) => {
        const query = { origin: ORIGIN, narrow: narrowingsOf(criteria), ...categoryOf(criteria) };
        const sample = await robots.sampleNear({ ...query, limit: planted.length });
        const inOrder = everything.filter(({ id }) => idsOf(sample.robots).includes(id));
        expect(inOrder).toHaveLength(sample.robots.length);
        const matching = searchRobots(planted, criteria, ORIGIN).map(({ robot }) => robot);
        expectAll(criteria, inOrder, everything, matching);
        expect(sample.isAll).toBe(true);
      });
    });

    it('are counted by any of their tokens', async () => {
      const planted = await plantOnce();
      const { robots } = await shared.reader();
      await inOneWorld(SEARCHES, async (criteria) => {
        for (const narrowing of narrowingsOf(criteria)) {
          const has = hasEach([narrowing]);
          const expected = planted.filter((robot) => robot.isAvailable && has(robot)).length;
          expect(await robots.countNarrowed(narrowing)).toBe(expected);
        }
      });
    });
  });

  describe(`a changed robot narrowed by tokens: ${harness.name}`, () => {
    const world = useWorld(harness);

    it('is found by what it says now', async () => {
      const owner = await world.person('Ada');
      const { id } = await owner.ports.robots.create(
        newRobot(owner, { name: 'Drone', price: dollarsPerDay(30) }),
      );
      const { robots } = await world.reader();
      const isFound = async (text: string, changes: Partial<SearchCriteria> = {}) => {
        const narrow = narrowingsOf(searchFor(text, changes));
        const page = await robots.listAvailable({ order: 'newest', narrow, limit: 5 });
        const near = await robots.listNearest({ origin: ORIGIN, narrow, limit: 5 });
        const isThere = page.robots.some((robot) => robot.id === id);
        expect(near.found.some(({ robot }) => robot.id === id)).toBe(isThere);
        return isThere;
      };
      const count = (text: string) => {
        const [narrowing = { anyOf: [] }] = narrowingsOf(searchFor(text));
        return robots.countNarrowed(narrowing);
      };
      expect(await isFound('quadcopter')).toBe(true);
      // Each change leaves what it does not name.
      await owner.ports.robots.update(id, { name: 'Hoover' });
      await owner.ports.robots.update(id, { price: dollarsPerDay(90), maxRental: null });
      await owner.ports.robots.update(id, { location: 'Boston, MA, USA' });
      await owner.ports.robots.update(id, { isAvailable: true });
      expect(
        await isFound('roomba', { price: { min: 75, max: 100 }, days: days(60), state: MASSACHUSETTS }),
      ).toBe(true);
      expect(await count('drone')).toBe(0);
      expect(await count('roomba')).toBe(1);
      await owner.ports.robots.update(id, { isAvailable: false });
      expect(await isFound('roomba')).toBe(false);
      expect(await count('roomba')).toBe(0);
    });
  });
};
