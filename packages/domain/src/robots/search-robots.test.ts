import { fc, test } from '@fast-check/vitest';
import { coordinatesArb, pointAt, radiusArb, robotArb, robotWordArb, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import type { Coordinates } from '../geo/coordinates.ts';
import { haversineMiles } from '../geo/distance.ts';
import { robotId } from '../ids.ts';
import { dollarsPerDay, miles } from '../units.ts';
import { parseCategory } from './category.ts';
import { explainDrops } from './explain-drops.ts';
import { judgeRobot, type DropReason } from './judge-robot.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import type { Robot } from './robot.ts';
import { hasCriteria, type SearchCriteria, type SearchOrigin } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';

/** The specification's search (§7) in the plainest way: filter after filter, then sort. */
const plainSearch = (robots: readonly Robot[], criteria: SearchCriteria, origin: SearchOrigin | null) => {
  const query = criteria.text.trim().toLowerCase();
  let kept = robots.filter((robot) => robot.isAvailable);
  kept = kept.filter((robot) =>
    [robot.name, robot.description, robot.category].some((text) => text.toLowerCase().indexOf(query) >= 0),
  );
  if (criteria.category.kind !== 'all') {
    const wanted = 'name' in criteria.category ? criteria.category.name : null;
    kept = kept.filter((robot) => robot.category === wanted);
  }
  const { min, max } = criteria.price;
  if (min !== null) kept = kept.filter((robot) => !(robot.price < min));
  if (max !== null) kept = kept.filter((robot) => !(robot.price > max));

  const newestFirst = (a: Robot, b: Robot) => b.createdAt - a.createdAt || (b.id > a.id ? 1 : -1);
  if (origin === null) return kept.sort(newestFirst).map((robot) => ({ robot, distance: null }));

  const found = [];
  for (const robot of kept) {
    if (robot.coordinates === null) continue;
    const distance = haversineMiles(origin.coordinates, robot.coordinates);
    if (Number((Math.round(distance * 10) / 10).toFixed(1)) <= origin.radius) found.push({ robot, distance });
  }
  return found.sort((a, b) => a.distance - b.distance || newestFirst(a.robot, b.robot));
};

const categoryArb = fc
  .constantFrom('', 'all', 'hobby', 'Service', 'EDUCATIONAL', 'industrial', 'other', 'drone', 'toaster')
  .map(parseCategory);

const boundArb = fc.option(fc.constantFrom(0, 1, 49.99, 50, 50.01, 100, 200), { freq: 2 });

const criteriaArb: fc.Arbitrary<SearchCriteria> = fc.record({
  text: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('', '  ') },
    { weight: 3, arbitrary: robotWordArb },
    { weight: 2, arbitrary: robotWordArb.map((word) => ` ${word.toUpperCase()}\n`) },
    {
      weight: 2,
      arbitrary: fc.tuple(robotWordArb, fc.nat(3)).map(([word, start]) => word.slice(start, start + 2)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('hobby', 'SERV', 'ss', 'i', 'I', '\u0307', '\uD83E', '.*', 'robot arm'),
    },
  ),
  category: fc.oneof(fc.constant(parseCategory('')), categoryArb),
  price: fc.record({ min: boundArb, max: boundArb }),
});

/** Robots at the origin, on and around its circle, anywhere and nowhere; equal distances are common. */
const spotArb = (origin: Coordinates, radius: number): fc.Arbitrary<Coordinates | null> =>
  fc.oneof(
    fc.constant(null),
    fc.constant(origin),
    coordinatesArb,
    fc
      .tuple(fc.constantFrom(0, 45, 90, 180, 270), fc.constantFrom(0.5, 0.99, 1, 1.0001, 1.01))
      .map(([bearing, share]) => pointAt(origin, bearing, radius * share)),
    fc
      .tuple(fc.constantFrom(0, 90), fc.constantFrom(0.04, 0.0499999, 0.05, 0.0500001, 0.06))
      .map(([bearing, more]) => pointAt(origin, bearing, radius + more)),
  );

const corpusArb = fc.tuple(coordinatesArb, radiusArb).chain(([origin, radius]) =>
  fc.record({
    origin: fc.option(fc.constant<SearchOrigin>({ coordinates: origin, radius }), { freq: 5 }),
    criteria: criteriaArb,
    robots: fc
      .array(fc.tuple(robotArb, spotArb(origin, radius)), { maxLength: 12 })
      .map((pairs) =>
        pairs.map(([robot, coordinates], position) =>
          Object.freeze({ ...robot, coordinates, id: robotId(`${robot.id}${position}`) }),
        ),
      ),
  }),
);

describe('a search for robots (specification §7, D1)', () => {
  test.prop([corpusArb], { numRuns: runs(10_000) })(
    'finds what the plain search finds, in its order, with its distances',
    ({ robots, criteria, origin }) => {
      expect(searchRobots(robots, criteria, origin)).toEqual(plainSearch(robots, criteria, origin));
    },
  );

  test.prop([corpusArb], { numRuns: runs(10_000) })(
    'finds exactly the robots that are judged to be kept',
    ({ robots, criteria, origin }) => {
      const found = new Map(
        searchRobots(robots, criteria, origin).map(({ robot, distance }) => [robot, distance]),
      );
      for (const robot of robots) {
        const judgement = judgeRobot(robot, criteria, origin);
        expect(judgement.kind === 'kept').toBe(found.has(robot));
        if (judgement.kind === 'kept') expect(judgement.distance).toBe(found.get(robot));
      }
    },
  );

  test.prop([corpusArb], { numRuns: runs(2000) })('does not depend on how the robots came', (corpus) => {
    const { robots, criteria, origin } = corpus;
    expect(searchRobots([...robots].reverse(), criteria, origin)).toEqual(
      searchRobots(robots, criteria, origin),
    );
  });

  test.prop([corpusArb], { numRuns: runs(2000) })('finds all again in what it found', (corpus) => {
    const found = searchRobots(corpus.robots, corpus.criteria, corpus.origin);
    const again = searchRobots(
      found.map(({ robot }) => robot),
      corpus.criteria,
      corpus.origin,
    );
    expect(again).toEqual(found);
  });
});

/** Lifts one filter: the search that would be if the reason did not count. */
const lifted = (
  reason: DropReason,
  robot: Robot,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): [Robot, SearchCriteria, SearchOrigin | null] => {
  const { price } = criteria;
  switch (reason) {
    case 'unavailable':
      return [{ ...robot, isAvailable: true }, criteria, origin];
    case 'text':
      return [robot, { ...criteria, text: '' }, origin];
    case 'category':
      return [robot, { ...criteria, category: { kind: 'all' } }, origin];
    case 'below-minimum-price':
      return [robot, { ...criteria, price: { ...price, min: null } }, origin];
    case 'above-maximum-price':
      return [robot, { ...criteria, price: { ...price, max: null } }, origin];
    case 'no-coordinates':
      return [{ ...robot, coordinates: origin && origin.coordinates }, criteria, origin];
    case 'outside-radius':
      return [robot, criteria, origin && { ...origin, radius: miles(20_000) }];
  }
};

describe('why robots are left out', () => {
  test.prop([corpusArb], { numRuns: runs(5000) })(
    'counts for each reason the robots that would be found if only it were lifted',
    ({ robots, criteria, origin }) => {
      const summary = explainDrops(robots, criteria, origin);
      const left = robots.filter((robot) => plainSearch([robot], criteria, origin).length === 0);
      for (const reason of Object.keys(summary) as DropReason[]) {
        // The keys of a DropSummary are the reasons.
        const liftable = left.filter((robot) => {
          const [asked, asking, from] = lifted(reason, robot, criteria, origin);
          return plainSearch([asked], asking, from).length === 1;
        });
        expect(summary[reason]).toBe(
          reason === 'no-coordinates' ? liftable.filter((one) => !one.coordinates).length : liftable.length,
        );
      }
    },
  );
});

describe('what asks for anything', () => {
  const nothing = { text: '', location: '', category: parseCategory('all') };

  test('is a text, a location or a category (D1)', () => {
    expect(hasCriteria(nothing)).toBe(false);
    expect(hasCriteria({ ...nothing, text: ' \n', location: '\t' })).toBe(false);
    expect(hasCriteria({ ...nothing, text: 'arm' })).toBe(true);
    expect(hasCriteria({ ...nothing, location: 'Apex' })).toBe(true);
    expect(hasCriteria({ ...nothing, category: parseCategory('hobby') })).toBe(true);
    expect(hasCriteria({ ...nothing, category: parseCategory('toaster') })).toBe(true);
  });
});

describe('an available robot of $50 at the null island', () => {
  const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
  if (sample === undefined) throw new Error('no sample');
  const robot: Robot = {
    ...sample,
    name: 'Robotic ARM',
    isAvailable: true,
    price: dollarsPerDay(50),
    category: 'Hobby',
    coordinates: { latitude: 0, longitude: 0 },
  };
  const anything: SearchCriteria = { text: '', category: { kind: 'all' }, price: NO_PRICE_BOUNDS };
  const here: SearchOrigin = { coordinates: { latitude: 0, longitude: 0 }, radius: miles(1) };

  test('is found by itself, 0 miles away: 0° is a real place (D5)', () => {
    expect(judgeRobot(robot, anything, here)).toEqual({ kind: 'kept', distance: 0 });
  });

  test('names every reason that speaks against it', () => {
    const judgement = judgeRobot(
      { ...robot, isAvailable: false },
      { text: 'toaster', category: parseCategory('drone'), price: { min: 51, max: 49 } },
      { coordinates: { latitude: 1, longitude: 0 }, radius: miles(25) },
    );
    expect(judgement).toEqual({
      kind: 'dropped',
      reasons: [
        'unavailable',
        'text',
        'category',
        'below-minimum-price',
        'above-maximum-price',
        'outside-radius',
      ],
    });
  });

  test('is dropped without coordinates only where there is an origin', () => {
    expect(judgeRobot({ ...robot, coordinates: null }, anything, here)).toEqual({
      kind: 'dropped',
      reasons: ['no-coordinates'],
    });
    expect(judgeRobot({ ...robot, coordinates: null }, anything, null)).toEqual({
      kind: 'kept',
      distance: null,
    });
  });

  test.each(['arm', 'ARM', ' robotic arm ', 'ic a', 'hob', 'HOBBY'])('is found by %j', (text) => {
    expect(judgeRobot(robot, { ...anything, text }, null).kind).toBe('kept');
  });

  test.each([
    [{ min: 50, max: 50 }, 'kept'],
    [{ min: null, max: 49.99 }, 'dropped'],
    [{ min: 50.01, max: null }, 'dropped'],
  ])('costing %j is %s: bounds are inclusive (D8)', (price, kind) => {
    expect(judgeRobot(robot, { ...anything, price }, null).kind).toBe(kind);
  });
});
