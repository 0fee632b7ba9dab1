import {
  miles,
  narrowingsOf,
  NO_PRICE_BOUNDS,
  searchRobots,
  type NearestPage,
  type PublicRobotsPort,
  type RankedCursor,
  type Robot,
  type RobotPage,
  type SearchCriteria,
  type SearchOrigin,
} from '@roborrow/domain';
import { createVocabulary } from '@roborrow/vocabulary';
import { withListingTexts } from './listing-corpus.ts';
import { build, createRobotsPort, megabytes } from './measure-indexes.ts';
import { pick, type Random } from './random.ts';
import type { City, IndexRow, WordRow } from './results.ts';
import { somewhereIn } from './robot-corpus.ts';
import { percentile, timeAsync } from './stopwatch.ts';
import { TEXT_ENGINES, type TextEngine } from './text-engines.ts';

const PAGE = 24;
/** The engines and the rule over all robots take minutes among more. */
const MOST_COMPARED = 100_000;
const CONCEPTS = ['lawnmower', 'quadcopter', 'hoover', 'security guard', 'coffee', 'welding'] as const;

interface Question {
  readonly criteria: SearchCriteria;
  readonly origin: SearchOrigin | null;
}

interface Way {
  readonly name: string;
  firstPage(question: Question): Promise<readonly Robot[]>;
}

/** A word or two of a robot, a part of a word, or another name. */
const drawText = (robots: readonly Robot[], random: Random): string => {
  const robot = robots[Math.floor(random() * robots.length)];
  const [first = 'robot', ...others] = `${robot?.name} ${robot?.description}`.match(/\w{3,}/g) ?? [];
  const word = (): string => pick(random, [first, ...others]);
  return pick(random, [
    word,
    () => `${word()} ${word()}`,
    () => word().slice(0, -1),
    () => pick(random, CONCEPTS),
  ])();
};

const throughPort = (port: PublicRobotsPort): Way => ({
  name: 'port',
  firstPage: async (question) => {
    const { criteria, origin } = question;
    const query = { narrow: narrowingsOf(criteria), limit: PAGE };
    const page: Robot[] = [];
    for (let after: RankedCursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
      const from: typeof query & { after?: RankedCursor } = { ...query, ...(after && { after }) };
      const read: NearestPage | RobotPage = origin
        ? await port.listNearest({ ...from, origin })
        : await port.listAvailable({ ...from, order: 'newest' });
      const robots = 'found' in read ? read.found.map(({ robot }) => robot) : read.robots;
      page.push(...pageOf(robots, question));
      if (page.length >= PAGE) break;
      after = read.next;
    }
    return page.slice(0, PAGE);
  },
});

const throughEngine = (engine: TextEngine, robots: readonly Robot[]): Way => ({
  name: engine.name,
  firstPage: async ({ criteria, origin }) => {
    const found = [...engine.find(criteria.text)].flatMap((position) => robots[position] ?? []);
    return pageOf(found, { criteria: { ...criteria, text: '' }, origin });
  },
});

const pageOf = (robots: readonly Robot[], { criteria, origin }: Question): readonly Robot[] =>
  searchRobots(robots, criteria, origin)
    .slice(0, PAGE)
    .map(({ robot }) => robot);

/**
 * Measures the first page of searches for words, nearest first and newest first, and what the indexes cost. A change is a robot's new text.
 */
export const measureWords = async (
  placed: readonly Robot[],
  searches: number,
  draw: { readonly city: () => City; readonly random: Random },
): Promise<{ readonly rows: readonly WordRow[]; readonly indexes: readonly IndexRow[] }> => {
  const { random } = draw;
  const robots = withListingTexts(placed, random);
  const vocabulary = createVocabulary();
  const port = createRobotsPort(robots, { load: async () => vocabulary });
  const built = await build(async () => port.robots.countNarrowed({ anyOf: [] }));
  const ways = [throughPort(port.robots)];
  const [first, second] = robots;
  const change = async (work: (robot: Robot) => unknown): Promise<number> => {
    if (!first || !second) return NaN;
    let isChanged = false;
    return timeAsync(async () => {
      isChanged = !isChanged;
      work(isChanged ? { ...second, id: first.id } : first);
    });
  };
  const row = (index: string, cost: Omit<typeof built, 'value'>, changed: number): IndexRow => ({
    robots: robots.length,
    index,
    buildMilliseconds: cost.milliseconds,
    megabytes: megabytes(cost.bytes === null ? null : cost.bytes + cost.bufferBytes),
    moveMicroseconds: changed * 1000,
  });
  const indexes = [
    row('tokens', built, await change((robot) => port.store.transact(({ put }) => put('robots', robot)))),
  ];
  if (robots.length <= MOST_COMPARED) {
    for (const create of TEXT_ENGINES) {
      const engine = await build(async () => create(robots));
      indexes.push(row(engine.value.name, engine, await change((robot) => engine.value.update(0, robot))));
      ways.push(throughEngine(engine.value, robots));
    }
  }

  const rows: WordRow[] = [];
  for (const radius of [25, null]) {
    const questions = Array.from({ length: searches }, (): Question => ({
      criteria: {
        text: drawText(robots, random),
        vocabulary,
        category: { kind: 'all' },
        price: NO_PRICE_BOUNDS,
      },
      origin:
        radius === null ? null : { coordinates: somewhereIn(draw.city(), random), radius: miles(radius) },
    }));
    const expected =
      robots.length <= MOST_COMPARED ? questions.map((question) => pageOf(robots, question)) : null;
    for (const { name, firstPage } of ways) {
      const times: number[] = [];
      let found = 0;
      let right = 0;
      for (const [number, question] of questions.entries()) {
        const page = await firstPage(question);
        found += page.length;
        right += (expected?.[number] ?? page).filter((robot) => page.includes(robot)).length;
        times.push(await timeAsync(() => firstPage(question)));
      }
      const all = expected?.reduce((sum, page) => sum + page.length, 0) ?? found;
      rows.push({
        robots: robots.length,
        way: name,
        radius,
        median: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        found: found / searches,
        right: right / all,
      });
    }
  }
  return { rows, indexes };
};
