import {
  byRankUp,
  epochMs,
  exactly,
  haversineMiles,
  LIST_MAX,
  miles,
  robotId,
  roundMiles,
  type Coordinates,
  type GeoBox,
  type RankedCursor,
  type SearchOrigin,
} from '@roborrow/domain';
import { coordinatesArb, nearbyArb, radiusArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createNearestSearch, type BoxReader, type Placed } from './search-nearest.ts';

type One = Placed & { readonly coordinates: Coordinates };

/** Reads from a list, as Firestore does. */
const readerOf = (robots: readonly One[]): BoxReader<One> => {
  const within = ({ south, north, west, east }: GeoBox) => {
    expect(-180 <= west && west <= east && east <= 180 && south <= north).toBe(true);
    return robots.filter(
      ({ coordinates: { latitude, longitude } }) =>
        south <= latitude && latitude <= north && west <= longitude && longitude <= east,
    );
  };
  const isAfter = (a: Coordinates, b: Coordinates) =>
    a.latitude > b.latitude || (a.latitude === b.latitude && a.longitude > b.longitude);
  const isSame = (a: Coordinates, b: Coordinates) => !isAfter(a, b) && !isAfter(b, a);
  const ranked = <Item extends object>(item: Item) => ({ ...item, rank: 0 });
  return {
    count: async (box) => Math.min(LIST_MAX, within(box).length),
    read: async (box, limit, after) =>
      within(box)
        .filter(({ coordinates }) => !after || isAfter(coordinates, after))
        .sort(
          (a, b) =>
            a.coordinates.latitude - b.coordinates.latitude ||
            a.coordinates.longitude - b.coordinates.longitude ||
            byRankUp(ranked(a), ranked(b)),
        )
        .slice(0, limit),
    readPoint: async (point, limit, after) =>
      robots
        .filter((one) => isSame(one.coordinates, point) && byRankUp(ranked(one), ranked(after)) > 0)
        .sort((a, b) => byRankUp(ranked(a), ranked(b)))
        .slice(0, limit),
  };
};

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

/** Towns that share a point, places near them, and others anywhere. */
const pointsArb = coordinatesArb.chain((town) =>
  fc
    .tuple(
      fc.array(fc.constant(town), { maxLength: 90 }),
      fc.array(fc.oneof(nearbyArb(town, 0.001), nearbyArb(town, 0.1), nearbyArb(town, 1.5)), {
        maxLength: 90,
      }),
      nearbyArb(town, 0.2).chain((other) => fc.array(fc.constant(other), { maxLength: 60 })),
      fc.array(coordinatesArb, { maxLength: 20 }),
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
  });
});

describe('a search by boxes (D47)', () => {
  it.each([
    ['continued with what it has read', true],
    ['begun again for each page', false],
  ])('equals the plain search over all robots, page by page, %s', async (_, isContinued) => {
    await fc.assert(
      fc.asyncProperty(caseArb, async ({ robots, coordinates, radius, limit }) => {
        const origin = { coordinates, radius };
        const reader = readerOf(robots);
        const expected = plainly(robots, origin);
        const found: string[] = [];
        let search = createNearestSearch<One>(origin, null);
        for (let after: RankedCursor | null = null, pages = 0; ; pages += 1) {
          if (!isContinued && after) search = createNearestSearch<One>(origin, after);
          const page: Awaited<ReturnType<typeof search.page>> = await search.page(reader, after, limit);
          expect(page.found.length).toBeLessThanOrEqual(limit);
          const left = expected.length - found.length;
          if (page.count.kind === 'exact') expect(page.count.value).toBe(left);
          else expect(page.count.value).toBeLessThan(left);
          found.push(...page.found.map(({ robot }) => robot.id));
          after = page.next;
          if (!after || pages > 30) break;
        }
        expect(found).toEqual(expected.slice(0, found.length));
        if (limit * 31 > expected.length) expect(found).toHaveLength(expected.length);
      }),
      { numRuns: runs(300) },
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
          const page = await createNearestSearch<One>(origin, after).page(readerOf(robots), after, limit);
          const rest = plainRobots(robots, origin).filter((position) => byRankUp(position, after) > 0);
          expect(page.found.map(({ robot }) => robot.id)).toEqual(rest.slice(0, limit).map((one) => one.id));
          expect(page.next !== null).toBe(rest.length > limit);
        },
      ),
      { numRuns: runs(300) },
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
    const count = vi.spyOn(reader, 'count');
    const search = createNearestSearch<One>({ coordinates, radius: miles(1) }, null);
    const page = await search.page(reader, null, LIST_MAX + 1);
    expect(page.count).toEqual(exactly(LIST_MAX + 1));
    expect(read).toHaveBeenCalledTimes(1);
    // Three radii, and around what is known a ring is four boxes.
    expect(count).toHaveBeenCalledTimes(12);
  });
});
