import {
  byRankUp,
  haversineMiles,
  LISTING_CATEGORIES,
  miles,
  NO_PRICE_BOUNDS,
  searchArea,
  searchRobots,
  type Robot,
  type RobotsPort,
  type SearchOrigin,
} from '@roborrow/domain';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { textbookHaversine } from './plain-search.ts';
import type { Random } from './random.ts';
import type { BenchmarkOptions, City, SearchRow } from './results.ts';
import { somewhereIn } from './robot-corpus.ts';
import type { RobotsByPlace } from './robot-indexes.ts';
import { percentile, timeAsync } from './stopwatch.ts';

const PAGE = 24;
/** geokdbush takes kilometres on a sphere of 6371 km. */
const KILOMETRES = 6371 / 3959;
const EVERYTHING = { text: '', category: { kind: 'all' }, price: NO_PRICE_BOUNDS } as const;

type FirstPage = (origin: SearchOrigin) => Promise<readonly Robot[]>;

interface Way {
  readonly name: string;
  /** Whether it looks at more robots, the more there are. */
  readonly isSlow: boolean;
  readonly find: FirstPage;
}

/** Ways to the nearest robots of all categories; the first is the reference. */
const waysOf = (robots: readonly Robot[], port: RobotsPort, kdbush: RobotsByPlace): readonly Way[] => {
  const available = robots.filter(({ isAvailable }) => isAvailable);
  const placed = available.filter(({ coordinates }) => coordinates !== null);
  const tree = new KDBush(placed.length);
  for (const { coordinates } of placed)
    if (coordinates) tree.add(coordinates.longitude, coordinates.latitude);
  tree.finish();

  return [
    {
      name: 'plain',
      isSlow: true,
      find: async ({ coordinates: origin, radius }) =>
        available
          .flatMap((robot) => {
            const rank = robot.coordinates && textbookHaversine(origin, robot.coordinates);
            return rank === null || Math.round(rank * 10) / 10 > radius ? [] : [{ ...robot, robot, rank }];
          })
          .sort(byRankUp)
          .slice(0, PAGE)
          .map(({ robot }) => robot),
    },
    {
      name: 'all within the radius',
      isSlow: true,
      find: async (origin) => {
        const { boxes } = searchArea(origin.coordinates, origin.radius);
        const within = LISTING_CATEGORIES.flatMap((category) =>
          boxes.flatMap((box) => kdbush.within(box, category)),
        );
        return searchRobots(within, EVERYTHING, origin)
          .slice(0, PAGE)
          .map(({ robot }) => robot);
      },
    },
    {
      name: 'geokdbush',
      isSlow: false,
      find: async ({ coordinates: { latitude, longitude }, radius }) =>
        around(tree, longitude, latitude, PAGE, (radius + 0.05) * KILOMETRES).flatMap(
          (position) => placed[position] ?? [],
        ),
    },
    {
      name: 'port',
      isSlow: false,
      find: async (origin) =>
        (await port.listNearest({ origin, limit: PAGE })).found.map(({ robot }) => robot),
    },
  ];
};

/** Measures the first page of all ways, in turns, the slow ones of the first searches alone, after checking that they show robots at the same distances. */
export const measureFirstPages = async (
  robots: readonly Robot[],
  radius: number,
  { searches, slowSearches }: Pick<BenchmarkOptions, 'searches' | 'slowSearches'>,
  draw: { readonly city: () => City; readonly random: Random },
  indexes: { readonly port: RobotsPort; readonly kdbush: RobotsByPlace },
): Promise<{ readonly rows: readonly SearchRow[]; readonly disagreements: readonly string[] }> => {
  const ways = waysOf(robots, indexes.port, indexes.kdbush);
  const origins = Array.from({ length: searches }, (): SearchOrigin => ({
    coordinates: somewhereIn(draw.city(), draw.random),
    radius: miles(radius),
  }));
  const disagreements: string[] = [];
  const times = new Map<string, number[]>(ways.map(({ name }) => [name, []]));
  let found = 0;

  for (const [number, origin] of origins.entries()) {
    const measured = number < slowSearches ? ways : ways.filter(({ isSlow }) => !isSlow);
    const distances = async ({ find }: (typeof ways)[number]) =>
      (await find(origin)).map(({ coordinates }) =>
        coordinates ? haversineMiles(origin.coordinates, coordinates) : NaN,
      );
    const [expected = [], ...answers] = await Promise.all(measured.map(distances));
    found += expected.length;
    for (const [position, answer] of answers.entries()) {
      const isSame =
        answer.length === expected.length &&
        answer.every((distance, i) => Math.abs(distance - (expected[i] ?? NaN)) < 1e-6);
      if (!isSame)
        disagreements.push(
          `The first page of ${measured[position + 1]?.name ?? ''} differs, ${robots.length} robots`,
        );
    }
    for (const { name, find } of measured)
      times.get(name)?.push((await timeAsync(() => find(origin))) * 1000);
  }

  const of = (name: string, share: number) => percentile(times.get(name) ?? [], share);
  const [{ name: plain } = { name: '' }] = ways;
  const rows = ways.map(({ name }) => ({
    robots: robots.length,
    radius,
    variant: name,
    median: of(name, 0.5),
    p95: of(name, 0.95),
    medianRatio: of(plain, 0.5) / of(name, 0.5),
    p95Ratio: of(plain, 0.95) / of(name, 0.95),
    found: found / searches,
  }));
  return { rows, disagreements };
};
