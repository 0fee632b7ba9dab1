import {
  dollarsPerDay,
  LISTING_CATEGORIES,
  miles,
  searchArea,
  searchRobots,
  type ListingCategory,
  type NearestPage,
  type RankedCursor,
  type Robot,
  type RobotsPort,
  type SearchCriteria,
  type SearchOrigin,
} from '@roborrow/domain';
import { plainSearch, type PlainFind } from './plain-search.ts';
import { pick, type Random } from './random.ts';
import type { SearchRow } from './results.ts';
import { QUERIES, somewhereIn } from './robot-corpus.ts';
import type { City } from './results.ts';
import type { RobotsByPlace } from './robot-indexes.ts';
import { percentile, timeAsync } from './stopwatch.ts';

interface Search {
  readonly category: ListingCategory;
  readonly criteria: SearchCriteria;
  readonly origin: SearchOrigin;
}

type Answer = readonly { readonly robot: Robot; readonly distance: number | null }[];

/** Typical searches: a word, a category and a price limit, from populated areas. */
export const drawSearches = (
  count: number,
  radius: number,
  drawCity: () => City,
  random: Random,
): readonly Search[] =>
  Array.from({ length: count }, () => {
    const category = pick(random, LISTING_CATEGORIES);
    const max = dollarsPerDay(50 + Math.floor(random() * 150));
    return {
      category,
      criteria: {
        text: pick(random, QUERIES),
        category: { kind: 'category', name: category },
        price: { min: 5, max },
      },
      origin: { coordinates: somewhereIn(drawCity(), random), radius: miles(radius) },
    };
  });

/** The compared search methods; the first is the reference. */
export const createVariants = (robots: readonly Robot[], port: RobotsPort, kdbush: RobotsByPlace) => {
  const throughKdbush = ({ category, criteria, origin }: Search): Answer => {
    const { boxes } = searchArea(origin.coordinates, origin.radius);
    return searchRobots(
      boxes.flatMap((box) => kdbush.within(box, category)),
      criteria,
      origin,
    );
  };
  const throughPort = async ({ category, criteria, origin }: Search): Promise<Answer> => {
    const found: Robot[] = [];
    for (let after: RankedCursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
      const page: NearestPage = await port.listNearest({
        origin,
        category,
        limit: 1000,
        ...(after && { after }),
      });
      found.push(...page.found.map(({ robot }) => robot));
      after = page.next;
    }
    return searchRobots(found, criteria, origin);
  };
  return [
    { name: 'plain', search: async ({ criteria, origin }: Search) => plainSearch(robots, criteria, origin) },
    {
      name: 'domain',
      search: async ({ criteria, origin }: Search) => searchRobots(robots, criteria, origin),
    },
    { name: 'kdbush', search: async (search: Search) => throughKdbush(search) },
    { name: 'port', search: throughPort },
  ] as const;
};

type Variant = ReturnType<typeof createVariants>[number];

const isSameAnswer = (expected: readonly PlainFind[] | Answer, answer: Answer): boolean =>
  expected.length === answer.length &&
  expected.every(({ robot, distance }, position) => {
    const other = answer[position];
    // The formulas differ slightly in their last digits; robots and order must not differ.
    return other?.robot.id === robot.id && Math.abs((other.distance ?? NaN) - (distance ?? NaN)) < 1e-6;
  });

/** Measures all variants with the same searches, in turns, after checking that their results are equal. */
export const measureSearches = async (
  robots: number,
  radius: number,
  searches: readonly Search[],
  variants: readonly Variant[],
): Promise<{ readonly rows: readonly SearchRow[]; readonly disagreements: readonly string[] }> => {
  const disagreements: string[] = [];
  const times = new Map<string, number[]>(variants.map(({ name }) => [name, []]));
  let found = 0;

  for (const search of searches) {
    const [yardstick, ...others] = await Promise.all(variants.map((variant) => variant.search(search)));
    if (yardstick === undefined) continue;
    found += yardstick.length;
    for (const [position, answer] of others.entries()) {
      if (isSameAnswer(yardstick, answer)) continue;
      const { latitude, longitude } = search.origin.coordinates;
      disagreements.push(
        `${variants[position + 1]?.name} answers otherwise than plain: ${robots} robots, ` +
          `${radius} miles of ${latitude}, ${longitude}, "${search.criteria.text}" in ${search.category}`,
      );
    }
  }
  for (const search of searches) {
    for (const { name, search: run } of variants) {
      times.get(name)?.push((await timeAsync(() => run(search))) * 1000);
    }
  }

  const summary = (name: string) => {
    const microseconds = times.get(name) ?? [];
    return { median: percentile(microseconds, 0.5), p95: percentile(microseconds, 0.95) };
  };
  const plain = summary('plain');
  const rows = variants.map(({ name }) => {
    const { median, p95 } = summary(name);
    return {
      robots,
      radius,
      variant: name,
      median,
      p95,
      medianRatio: plain.median / median,
      p95Ratio: plain.p95 / p95,
      found: found / searches.length,
    };
  });
  return { rows, disagreements };
};
