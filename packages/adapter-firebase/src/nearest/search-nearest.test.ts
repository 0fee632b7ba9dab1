import {
  atLeast,
  byRankUp,
  epochMs,
  exactly,
  haversineMiles,
  LIST_MAX,
  miles,
  robotId,
  roundMiles,
  type Coordinates,
  type RankedCursor,
  type RobotCursor,
  type SearchOrigin,
} from '@roborrow/domain';
import { coordinatesArb, nearbyArb, radiusArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isInArea, type Area } from './area.ts';
import type { Placed, PlaceReader } from './explored.ts';
import { placeKey } from './place-key.ts';
import { createNearestSearch } from './search-nearest.ts';

type One = Placed & { readonly coordinates: Coordinates; readonly key?: string };

const isSamePoint = (a: Coordinates, b: Coordinates): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

const newestFirst = (a: RobotCursor, b: RobotCursor): number =>
  byRankUp({ ...a, rank: 0 }, { ...b, rank: 0 });

/** Reads from a list, as Firestore does: robots of one key in the order of their ids. */
const readerOf = (robots: readonly One[], mostRanges = 30, expectsFew = false): PlaceReader<One> => {
  const keyed = robots
    .map((robot) => ({ robot, key: robot.key ?? placeKey(robot.coordinates) }))
    .sort((a, b) => (a.key < b.key || (a.key === b.key && a.robot.id < b.robot.id) ? -1 : 1));
  const within = (area: Area) => {
    // Asked thousands of times in a run, for which vitest's own check takes too long.
    if (area.length > mostRanges) throw new Error(`${area.length} ranges in a question`);
    return keyed.filter(({ key }) => isInArea(area, key));
  };
  return {
    mostRanges,
    expectsFew,
    count: async (area) => Math.min(LIST_MAX, within(area).length),
    read: async (area, limit) => within(area).slice(0, limit),
    readPoint: async (point, limit, after) =>
      robots
        .filter((one) => isSamePoint(one.coordinates, point) && (!after || newestFirst(one, after) > 0))
        .sort(newestFirst)
        .slice(0, limit),
  };
};

/** The same, which counts its questions and the documents that they are billed by. */
const countingReader = (robots: readonly One[], mostRanges?: number) => {
  const asked = { questions: 0, documents: 0 };
  const plain = readerOf(robots, mostRanges);
  const bill = (documents: number) => {
    asked.questions += 1;
    asked.documents += Math.max(1, documents);
  };
  const billList = <Answer extends readonly unknown[]>(answer: Answer) => {
    bill(answer.length);
    return answer;
  };
  const reader: PlaceReader<One> = {
    ...plain,
    read: async (area, limit) => billList(await plain.read(area, limit)),
    readPoint: async (point, limit, after) => billList(await plain.readPoint(point, limit, after)),
    count: async (area) => {
      bill(1);
      return plain.count(area);
    },
  };
  return { reader, asked };
};

/** The documents and questions of three pages of 24. */
const costOfPages = async (robots: readonly One[], origin: SearchOrigin): Promise<readonly number[]> => {
  const { reader, asked } = countingReader(robots, 24);
  const search = createNearestSearch<One>(origin, null);
  let after: RankedCursor | null = null;
  for (let pages = 0; pages < 3; pages += 1) {
    const page: Awaited<ReturnType<typeof search.page>> = await search.page(reader, after, 24);
    after = page.next;
    if (!after) break;
  }
  return [asked.documents, asked.questions];
};

/** Numbers between -0.5 and 0.5 that look random. */
const scatter = (i: number): number => ((i * 7919) % 997) / 997 - 0.5;

const plainRobots = (robots: readonly One[], { coordinates: origin, radius }: SearchOrigin) =>
  robots
    .map((robot) => ({
      id: robot.id,
      createdAt: robot.createdAt,
      rank: haversineMiles(origin, robot.coordinates),
    }))
    .filter(({ rank }) => roundMiles(miles(rank)) <= radius)
    .sort(byRankUp);

const plainly = (robots: readonly One[], origin: SearchOrigin) =>
  plainRobots(robots, origin).map(({ id }) => id);

/** Where pages are small, those after so many of them prove nothing new. */
const MOST_PAGES = 10;

/** Towns that share a point, places near them, and others anywhere. */
const pointsArb = coordinatesArb.chain((town) =>
  fc
    .tuple(
      fc.array(fc.constant(town), { maxLength: 40, size: 'max' }),
      fc.array(fc.oneof(nearbyArb(town, 0.001), nearbyArb(town, 0.1), nearbyArb(town, 1.5)), {
        maxLength: 40,
        size: 'max',
      }),
      nearbyArb(town, 0.2).chain((other) => fc.array(fc.constant(other), { maxLength: 30, size: 'max' })),
      fc.array(coordinatesArb, { maxLength: 10, size: 'max' }),
    )
    .map((points) => points.flat()),
);

const caseArb = pointsArb.chain((points) => {
  const [first = { latitude: 0, longitude: 0 }] = points;
  return fc.record({
    robots: fc.array(fc.nat(8), { minLength: points.length, maxLength: points.length }).map((times) =>
      points.map((coordinates, i) => ({
        id: robotId(`robot${i}`),
        createdAt: epochMs(times[i] ?? 0),
        coordinates,
      })),
    ),
    coordinates: fc.oneof(fc.constantFrom(first, ...points), nearbyArb(first, 0.3), coordinatesArb),
    radius: fc.oneof(
      { weight: 5, arbitrary: radiusArb },
      { weight: 1, arbitrary: fc.constant(miles(12_438)) },
    ),
    limit: fc.oneof(fc.integer({ min: 3, max: 40 }), fc.constantFrom(1, 24, 1000)),
    mostRanges: fc.constantFrom(30, 15, 12, 2),
    expectsFew: fc.boolean(),
  });
});

/** Pages that end early (D672) have their own test below. */
describe('a search by keys of places (D47)', () => {
  it.each([
    ['continued with what it has read', true],
    ['begun again for each page', false],
  ])('equals the plain search over all robots, page by page, %s', async (_, isContinued) => {
    await fc.assert(
      fc.asyncProperty(caseArb, async ({ robots, coordinates, radius, limit, mostRanges, expectsFew }) => {
        const origin = { coordinates, radius };
        const reader = readerOf(robots, mostRanges, expectsFew);
        const expected = plainly(robots, origin);
        const found: string[] = [];
        let search = createNearestSearch<One>(origin, null, Infinity);
        for (let after: RankedCursor | null = null, pages = 0; ; pages += 1) {
          if (!isContinued && after) search = createNearestSearch<One>(origin, after, Infinity);
          const page: Awaited<ReturnType<typeof search.page>> = await search.page(reader, after, limit);
          expect(page.found.length).toBeLessThanOrEqual(limit);
          const left = expected.length - found.length;
          if (page.count.kind === 'exact') expect(page.count.value).toBe(left);
          else expect(page.count.value).toBeLessThan(left);
          found.push(...page.found.map(({ robot }) => robot.id));
          after = page.next;
          if (!after || pages === MOST_PAGES) break;
        }
        expect(found).toEqual(expected.slice(0, found.length));
        if (limit * (MOST_PAGES + 1) > expected.length) expect(found).toHaveLength(expected.length);
      }),
      { numRuns: runs(isContinued ? 200 : 80) },
    );
  });

  it('goes on from any position, also where no robot is', async () => {
    await fc.assert(
      fc.asyncProperty(
        caseArb,
        fc.record({
          rank: fc.oneof(fc.double({ min: 0, max: 120, noNaN: true }), fc.constant(0)),
          time: fc.nat(8),
          id: fc.nat(300),
        }),
        async ({ robots, coordinates, radius, limit }, { rank, time, id }) => {
          const after = { rank, createdAt: epochMs(time), id: robotId(`robot${id}`) };
          const origin = { coordinates, radius };
          const page = await createNearestSearch<One>(origin, after, Infinity).page(
            readerOf(robots),
            after,
            limit,
          );
          const rest = plainRobots(robots, origin).filter((position) => byRankUp(position, after) > 0);
          expect(page.found.map(({ robot }) => robot.id)).toEqual(rest.slice(0, limit).map((one) => one.id));
          expect(page.next !== null).toBe(rest.length > limit);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('asks for nothing twice where it knows more robots than a count can say', async () => {
    const coordinates = { latitude: 40, longitude: -75 };
    const reader = readerOf(
      Array.from({ length: LIST_MAX + 1 }, (_, i) => ({
        id: robotId(`robot${i}`),
        createdAt: epochMs(i),
        coordinates,
      })),
    );
    const read = vi.spyOn(reader, 'read');
    const readPoint = vi.spyOn(reader, 'readPoint');
    const count = vi.spyOn(reader, 'count');
    const search = createNearestSearch<One>({ coordinates, radius: miles(1) }, null);
    const page = await search.page(reader, null, LIST_MAX + 1);
    expect(page.count).toEqual(exactly(LIST_MAX + 1));
    expect(readPoint).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
    expect(count.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['in a town', { latitude: 35.7, longitude: -78.8 }, 25, [101, 31]],
    ['beside a town', { latitude: 35.72, longitude: -78.83 }, 25, [104, 33]],
    ['in a wide radius', { latitude: 36, longitude: -79 }, 100, [170, 39]],
    ['where few are', { latitude: 33.9, longitude: -81.2 }, 100, [2, 2]],
  ])(
    'costs as many documents and questions as it did, for three pages %s',
    async (_, coordinates, radius, cost) => {
      // Towns on a grid, of which some have many robots, and robots scattered around them.
      const robots = Array.from({ length: 900 }, (_unused, i): One => {
        const town = (i * i) % 37;
        const [row, column] = [Math.floor(town / 6), town % 6];
        const off = i % 3 === 0 ? 0 : scatter(i) * 0.4;
        return {
          id: robotId(`robot${i}`),
          createdAt: epochMs((i * 31) % 500),
          coordinates: { latitude: 35.1 + row * 0.2 + off, longitude: -79.4 + column * 0.2 - off / 2 },
        };
      });
      expect(await costOfPages(robots, { coordinates, radius: miles(radius) })).toEqual(cost);
    },
  );

  it.each([
    ['is near', 0.05, 25, [85, 15]],
    ['is far', 0.3, 25, [97, 29]],
    ['is at the edge of a wide radius', 1.3, 100, [99, 29]],
  ])(
    'costs as many documents and questions as it did, where the centre of a large town %s',
    async (_, away, radius, cost) => {
      const coordinates = { latitude: 35.7, longitude: -78.8 };
      const robots = Array.from({ length: 600 }, (_unused, i): One => {
        const isAtCentre = i % 10 < 8;
        return {
          id: robotId(`robot${i}`),
          createdAt: epochMs((i * 31) % 500),
          coordinates: {
            latitude: 35.7 + (isAtCentre ? away : scatter(i) * 3),
            longitude: -78.8 + (isAtCentre ? 0 : scatter(i * 7) * 3),
          },
        };
      });
      expect(await costOfPages(robots, { coordinates, radius: miles(radius) })).toEqual(cost);
    },
  );

  it('ends a page after so many round trips, says that there may be more, and goes on from there (D672)', async () => {
    const coordinates = { latitude: 64.8, longitude: -147.7 };
    const place = placeKey(coordinates).slice(0, 12);
    const honest: One = {
      id: robotId('honest'),
      createdAt: epochMs(1),
      coordinates: { latitude: 64.9, longitude: -147.7 },
    };
    // Keys of this place, all of them different, and points of another.
    const forged = Array.from({ length: 3000 }, (_, i): One => ({
      id: robotId(`forged${i}`),
      createdAt: epochMs(i),
      coordinates: { latitude: 35.7, longitude: -78.8 },
      key: `${place}${i.toString(4).padStart(10, '0')},1,2`,
    }));
    const { reader, asked } = countingReader([...forged, honest]);
    const found: string[] = [];
    let after: RankedCursor | null = null;
    let shortPages = 0;
    const search = createNearestSearch<One>({ coordinates, radius: miles(25) }, null);
    for (let pages = 0; pages < 30; pages += 1) {
      const before = asked.questions;
      const page: Awaited<ReturnType<typeof search.page>> = await search.page(reader, after, 24);
      expect(asked.questions - before).toBeLessThanOrEqual(200);
      found.push(...page.found.map(({ robot }) => robot.id));
      if (page.next && page.found.length < 24) {
        shortPages += 1;
        expect(page.count).toEqual(atLeast(page.found.length));
        // Nothing nearer is passed over by a search that begins there.
        if (found.length === 0) expect(page.next.rank).toBeLessThan(6.9);
      }
      after = page.next;
      if (!after) break;
    }
    expect(found).toEqual(['honest']);
    expect(after).toBeNull();
    expect(shortPages).toBeGreaterThan(0);
  });

  it('loses no robot beside others whose stored keys are wrong', async () => {
    const wrongKey = (point: Coordinates) =>
      fc.constantFrom(
        ...[point, { latitude: -35, longitude: 100 }].map(placeKey),
        `${placeKey(point).slice(0, 22)},1,2`,
        `${placeKey(point).slice(0, 22)},e-.,-`,
      );
    const hostileArb = caseArb.chain(({ robots, ...rest }) =>
      fc
        .array(fc.tuple(fc.nat(2), wrongKey(rest.coordinates)), {
          minLength: robots.length,
          maxLength: robots.length,
        })
        .map((keys) => ({
          ...rest,
          robots: robots.map((robot, i): One => {
            const [honest, key] = keys[i] ?? [1, ''];
            return honest ? robot : { ...robot, key };
          }),
        })),
    );
    await fc.assert(
      fc.asyncProperty(hostileArb, async ({ robots, coordinates, radius, limit }) => {
        const origin = { coordinates, radius };
        const honest = robots.filter(({ key }) => key === undefined);
        const search = createNearestSearch<One>(origin, null);
        const found: string[] = [];
        for (let after: RankedCursor | null = null, pages = 0; pages < 30; pages += 1) {
          const page: Awaited<ReturnType<typeof search.page>> = await search.page(
            readerOf(robots),
            after,
            limit,
          );
          found.push(...page.found.map(({ robot }) => robot.id));
          after = page.next;
          if (!after) break;
        }
        expect(new Set(found).size).toBe(found.length);
        const expected = plainly(honest, origin);
        const honestFound = found.filter((id) => honest.some((one) => one.id === id));
        expect(honestFound).toEqual(expected.slice(0, honestFound.length));
        if (limit * 29 > robots.length) expect(honestFound).toHaveLength(expected.length);
      }),
      { numRuns: runs(70) },
    );
  });
});

it('a search for two conditions reads the parts of the radius that may meet both, and nothing else', async () => {
  const placesArb = fc.tuple(caseArb, fc.func(fc.integer({ min: 0, max: 9 })), fc.boolean());
  await fc.assert(
    fc.asyncProperty(
      placesArb,
      async ([{ robots, coordinates, radius, limit, mostRanges }, draw, areFew]) => {
        const origin = { coordinates, radius };
        const search = createNearestSearch<One>(origin, null);
        const reader = readerOf(robots, mostRanges);
        const isBoth = (robot: One) => draw(robot.id) === 0;
        const isIn = (area: Area) => (robot: One) => isInArea(area, placeKey(robot.coordinates));
        let left: readonly One[] = robots;
        await search.leaveOut(reader, mostRanges, async ({ whole, parts: first, divide }) => {
          for (const one of plainRobots(robots, origin)) {
            const robot = robots.find(({ id }) => id === one.id);
            expect(robot && [isIn(whole)(robot), first.filter((part) => isIn(part)(robot)).length]).toEqual([
              true,
              1,
            ]);
          }
          const parts = first
            .flatMap((part) => divide(part, 3))
            .map((where) => ({ where, one: robots.filter(isIn(where)).length, other: 0, either: 0 }))
            .filter(({ where }) => robots.some((robot) => isIn(where)(robot) && isBoth(robot)));
          left = robots.filter((robot) => parts.some(({ where }) => isIn(where)(robot)));
          return { parts, areFew };
        });
        const found: string[] = [];
        let after: RankedCursor | null = null;
        for (let pages = 0; pages === 0 || (after && pages < MOST_PAGES); pages += 1) {
          const page: Awaited<ReturnType<typeof search.page>> = await search.page(reader, after, limit);
          found.push(...page.found.map(({ robot }) => robot.id));
          after = page.next;
        }
        const all = plainly(robots, origin);
        const isShown = new Set(found);
        // In order, with those that meet both.
        expect(found).toEqual(all.filter((id) => isShown.has(id)));
        const wanted = plainly(left, origin).slice(0, after ? found.length : undefined);
        expect(found).toEqual(expect.arrayContaining(areFew || !after ? wanted : []));
        if (areFew && !after) expect(found.length).toBeLessThanOrEqual(plainly(left, origin).length);
      },
    ),
    { numRuns: runs(100) },
  );
});
