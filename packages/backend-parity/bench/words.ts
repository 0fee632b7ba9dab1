import { createMemoryStore } from '@roborrow/adapter-in-memory';
import {
  findRobots,
  miles,
  NO_PRICE_BOUNDS,
  searchableText,
  searchRobots,
  type Coordinates,
  type Robot,
} from '@roborrow/domain';
import { parseArgs } from 'node:util';
import { openInMemory, vocabulary } from './open-in-memory.ts';
import { createRobotCorpus } from './robot-corpus.ts';
import { TEXT_ENGINES, type FindTexts } from './text-engines.ts';
import { createDraw, createRandom, createTownDraw, somewhereIn } from './towns.ts';

/*
 * First pages of searches for words, near a place and anywhere, beside three search engines over the same texts: `pnpm bench:words`. Among a
 * million robots, without the engines: `pnpm bench:words --robots 1000000 --alone`.
 */
const { values } = parseArgs({
  options: {
    robots: { type: 'string', default: '10000' },
    searches: { type: 'string', default: '100' },
    alone: { type: 'boolean', default: false },
  },
});
const PAGE = 24;
/** What else a machine does slows one round of the searches, seldom all: the median of each search counts. */
const ROUNDS = 3;
const NAMES = ['lawnmower', 'quadcopter', 'hoover', 'security guard', 'coffee', 'welding'];

const random = createRandom(1);
const drawTown = createTownDraw(random);
const somewhere = (): Coordinates => somewhereIn(drawTown(), random);
const draw = createDraw(random);
const robots = createRobotCorpus(Number(values.robots), drawTown, random);

type Kind = 'a word' | 'two words' | 'a part of a word' | 'a concept';

/** One or two words of a robot, a part of a word, or the name of a concept. */
const drawWords = (): Pick<Search, 'kind' | 'text'> => {
  const robot = draw(robots);
  const words = `${robot.name} ${robot.description}`.match(/\w{3,}/g) ?? ['robot'];
  return draw([
    { kind: 'a word', text: draw(words) },
    { kind: 'two words', text: `${draw(words)} ${draw(words)}` },
    { kind: 'a part of a word', text: draw(words).slice(0, -1) },
    { kind: 'a concept', text: draw(NAMES) },
  ]);
};

interface Search {
  readonly kind: Kind;
  readonly text: string;
  readonly at: Coordinates | null;
}
const RADIUS = miles(25);
const originOf = ({ at }: Search) => at && { coordinates: at, radius: RADIUS };

const used = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};
const timed = async <Value>(work: () => Value | Promise<Value>) => {
  const start = performance.now();
  const value = await work();
  return { value, time: performance.now() - start };
};
const rounded = (value: number): number => Math.round(10 * value) / 10;
const percentile = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * part)] ?? NaN;

/** The times of each kind of search, and its slowest ones. */
const byKind = (searches: readonly (Search & { readonly time: number })[]) =>
  Object.fromEntries(
    [...new Set(searches.map(({ kind }) => kind))].map((kind) => {
      const ofKind = searches.filter((search) => search.kind === kind).sort((a, b) => b.time - a.time);
      const times = ofKind.map(({ time }) => time);
      const slowest = ofKind.slice(0, 5).map(({ text, time }) => `${text}: ${rounded(time)}`);
      return [
        kind,
        {
          searches: times.length,
          'median ms': rounded(percentile(times, 0.5)),
          'p95 ms': rounded(percentile(times, 0.95)),
          slowest: slowest.join(', '),
        },
      ];
    }),
  );

type FirstPage = (search: Search) => readonly Robot[] | Promise<readonly Robot[]>;

const store = createMemoryStore({ robots });
const ports = openInMemory(store);
const find = findRobots(ports);
const throughPorts: FirstPage = async ({ text, at }) => {
  const answer = await find({
    ...{ text, location: '', category: '', radius: RADIUS, price: NO_PRICE_BOUNDS },
    profileOrigin: at && { label: 'A town', coordinates: at },
    ...{ sort: 'nearest', after: null, limit: PAGE },
  });
  if (!answer.ok || answer.value.kind === 'no-criteria') throw new Error('no answer');
  return answer.value.found.flatMap((one) => ('missing' in one ? [] : one.robot)).slice(0, PAGE);
};

const byRule = ({ text }: Search, among = robots, origin: ReturnType<typeof originOf> = null) =>
  searchRobots(among, { text, vocabulary, category: { kind: 'all' }, price: NO_PRICE_BOUNDS }, origin).map(
    ({ robot }) => robot,
  );

const throughEngine =
  (findTexts: FindTexts): FirstPage =>
  (search) => {
    const found = findTexts(search.text).flatMap((position) => robots[position] ?? []);
    const available = found.filter(({ isAvailable }) => isAvailable);
    return (search.at ? byRule({ ...search, text: '' }, available, originOf(search)) : available).slice(
      0,
      PAGE,
    );
  };

const ways: Record<string, FirstPage> = {};
const costs: Record<string, { readonly 'built in s': number; readonly MB: number }> = {};
const build = async (name: string, work: () => FirstPage | Promise<FirstPage>): Promise<void> => {
  const before = used();
  const { value, time } = await timed(work);
  ways[name] = value;
  costs[name] = { 'built in s': rounded(time / 1000), MB: Math.round(used() - before) };
};
await build('Roborrow', async () => {
  await ports.robots.countNarrowed({ anyOf: [] });
  return throughPorts;
});
if (!values.alone)
  for (const [name, create] of Object.entries(TEXT_ENGINES))
    await build(name, async () => throughEngine(await create(robots.map(searchableText))));

const [first, second] = robots;
const changes: number[] = [];
for (let i = 0; first && second && i < 50; i += 1) {
  const robot = i % 2 === 0 ? { ...second, id: first.id } : first;
  changes.push((await timed(() => store.transact(({ put }) => put('robots', robot)))).time);
}
console.log(`A listing's change takes ${percentile(changes, 0.95).toFixed(2)} ms (95th percentile).`);

/** What the rule finds, robot by robot, and the first page: nearest first, or in the product's order. */
const judge = async (search: Search) => {
  const matches = byRule(search, robots, originOf(search));
  const page = search.at ? matches.slice(0, PAGE) : await throughPorts(search);
  return { search, matches: new Set(matches.map(({ id }) => id)), page };
};

for (const isNear of [true, false]) {
  const searches = Array.from({ length: Number(values.searches) }, () => ({
    ...drawWords(),
    at: isNear ? somewhere() : null,
  }));
  const judged = values.alone ? [] : await Promise.all(searches.map(judge));
  const shown = judged.reduce((sum, { page }) => sum + page.length, 0);
  const rows: Record<string, object> = {};
  for (const [name, firstPage] of Object.entries(ways)) {
    // The first ones are slow, whatever they ask.
    for (const search of searches.slice(0, 50)) await firstPage({ ...search, text: 'drone' });
    const timesOf = new Map<Search, number[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const search of searches) {
        const { time } = await timed(() => firstPage(search));
        timesOf.set(search, [...(timesOf.get(search) ?? []), time]);
      }
    const medians = [...timesOf].map(([search, all]) => ({ ...search, time: percentile(all, 0.5) }));
    const times = medians.map(({ time }) => time);
    if (values.alone) console.table(byKind(medians));
    let [found, inOrder] = [0, 0];
    for (const { search, matches, page } of judged) {
      const answer = await firstPage(search);
      found += answer.filter(({ id }) => matches.has(id)).length;
      inOrder += answer.filter(({ id }, i) => page[i]?.id === id).length;
    }
    rows[name] = {
      ...(shown > 0 && { 'found %': rounded((100 * found) / shown) }),
      ...(shown > 0 && { 'in order %': rounded((100 * inOrder) / shown) }),
      'median ms': rounded(percentile(times, 0.5)),
      'p95 ms': rounded(percentile(times, 0.95)),
      ...costs[name],
    };
  }
  console.log(`${robots.length} robots, ${isNear ? `within ${RADIUS} miles` : 'anywhere'}`);
  console.table(rows);
}
