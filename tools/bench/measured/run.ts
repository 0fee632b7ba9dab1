import { measureConversations } from './measure-conversations.ts';
import { measureDistances } from './measure-distances.ts';
import { measureFirstPages } from './measure-first-pages.ts';
import { createRobotsPort, measureIndexes } from './measure-indexes.ts';
import { createVariants, drawSearches, measureSearches } from './measure-searches.ts';
import { measureWrites } from './measure-writes.ts';
import { createRandom } from './random.ts';
import type { BenchmarkOptions, BenchmarkResults, IndexRow, SearchRow, WriteRow } from './results.ts';
import { createCityDraw, createRobotCorpus, somewhereIn } from './robot-corpus.ts';

/** Runs every benchmark, one after the other. Works in Node and in a browser. */
export const run = async (options: BenchmarkOptions): Promise<BenchmarkResults> => {
  const someone = createRandom(1);
  const drawHome = createCityDraw(options.cities, someone);
  const distances = measureDistances(options.radii, () => somewhereIn(drawHome(), someone));
  const conversations = measureConversations();
  const searches: SearchRow[] = [];
  const firstPages: SearchRow[] = [];
  const writes: WriteRow[] = [];
  const indexes: IndexRow[] = [];
  const disagreements = [...distances.disagreements, ...conversations.disagreements];

  for (const size of options.sizes) {
    const random = createRandom(size);
    const drawCity = createCityDraw(options.cities, random);
    const robots = createRobotCorpus(size, drawCity, random);
    const { rows, kdbush } = measureIndexes(robots);
    indexes.push(...rows);
    const port = createRobotsPort(robots);
    const variants = createVariants(robots, port, kdbush);
    for (const radius of options.radii) {
      const drawn = drawSearches(options.searches, radius, drawCity, random);
      const measured = await measureSearches(size, radius, drawn, variants);
      searches.push(...measured.rows);
      const draw = { city: drawCity, random };
      const pages = await measureFirstPages(robots, radius, options.searches, draw, { port, kdbush });
      firstPages.push(...pages.rows);
      disagreements.push(...measured.disagreements, ...pages.disagreements);
    }
    if (options.writes && size === Math.max(...options.sizes))
      writes.push(...(await measureWrites(size, robots)));
  }
  return {
    comparisons: [...distances.comparisons, conversations.comparison],
    searches,
    firstPages,
    writes,
    indexes,
    disagreements,
  };
};
