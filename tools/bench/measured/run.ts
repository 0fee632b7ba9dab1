import { measureConversations } from './measure-conversations.ts';
import { measureDistances } from './measure-distances.ts';
import { measureFirstPages } from './measure-first-pages.ts';
import { createRobotsPort, measureIndexes } from './measure-indexes.ts';
import { createVariants, drawSearches, measureSearches } from './measure-searches.ts';
import { measureWords } from './measure-words.ts';
import { measureWrites, MOST_ROBOTS } from './measure-writes.ts';
import { createRandom } from './random.ts';
import type {
  BenchmarkOptions,
  BenchmarkResults,
  IndexRow,
  SearchRow,
  WordRow,
  WriteRow,
} from './results.ts';
import { createCityDraw, createRobotCorpus, somewhereIn } from './robot-corpus.ts';

/** Runs the benchmarks, one after the other, and says when each has ended. Works in Node and in a browser. */
export const run = async (options: BenchmarkOptions): Promise<BenchmarkResults> => {
  const { parts, radii } = options;
  const start = performance.now();
  const ended = (what: string) =>
    console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${what}`);
  const someone = createRandom(1);
  const drawHome = createCityDraw(options.cities, someone);
  const isWhole = parts.includes('searches');
  const distances = measureDistances(isWhole ? radii : [], () => somewhereIn(drawHome(), someone));
  const conversations = isWhole ? [measureConversations()] : [];
  const searches: SearchRow[] = [];
  const firstPages: SearchRow[] = [];
  const words: WordRow[] = [];
  const writes: WriteRow[] = [];
  const indexes: IndexRow[] = [];
  const disagreements = [
    ...distances.disagreements,
    ...conversations.flatMap((measured) => measured.disagreements),
  ];

  for (const size of options.sizes) {
    const random = createRandom(size);
    const drawCity = createCityDraw(options.cities, random);
    const areFound = parts.includes('searches') || parts.includes('first-pages');
    const areAll = areFound || parts.includes('words');
    const robots = createRobotCorpus(areAll ? size : Math.min(size, MOST_ROBOTS), drawCity, random);
    ended(`${robots.length} robots made`);
    if (areFound) {
      const { rows, kdbush } = await measureIndexes(robots);
      indexes.push(...rows);
      ended('indexes built and measured');
      const { robots: port } = createRobotsPort(robots);
      ended('store filled');
      for (const radius of radii) {
        if (parts.includes('searches')) {
          const drawn = drawSearches(options.searches, radius, drawCity, random);
          const measured = await measureSearches(size, radius, drawn, createVariants(robots, port, kdbush));
          searches.push(...measured.rows);
          disagreements.push(...measured.disagreements);
          ended(`searches within ${radius} miles`);
        }
        if (parts.includes('first-pages')) {
          const draw = { city: drawCity, random };
          const pages = await measureFirstPages(robots, radius, options, draw, { port, kdbush });
          firstPages.push(...pages.rows);
          disagreements.push(...pages.disagreements);
          ended(`first pages within ${radius} miles`);
        }
      }
    }
    if (parts.includes('words')) {
      const measured = await measureWords(robots, options.searches, { city: drawCity, random });
      words.push(...measured.rows);
      indexes.push(...measured.indexes);
      ended('searches for words');
    }
    if (parts.includes('writes') && size === Math.max(...options.sizes)) {
      writes.push(...(await measureWrites(size, robots, ended)));
    }
  }
  return {
    comparisons: [...distances.comparisons, ...conversations.map(({ comparison }) => comparison)],
    searches,
    firstPages,
    words,
    writes,
    indexes,
    disagreements,
  };
};
