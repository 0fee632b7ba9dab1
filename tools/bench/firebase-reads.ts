import type { FirebaseBackend } from '@roborrow/adapter-firebase';
import { createEmulatorClient } from '@roborrow/adapter-firebase/testing';
import { miles, milliseconds, createRadiusPredicate, type Coordinates, type Robot } from '@roborrow/domain';
import { createGeohashReads } from './geohash-reads.ts';
import { createCityDraw, createRobotCorpus, somewhereIn } from './measured/robot-corpus.ts';
import { createRandom } from './measured/random.ts';
import type { City } from './measured/results.ts';
import { plantRobots } from './plant-robots.ts';

/**
 * The documents read by searches near a point, for each method, on average over searches in populated areas.
 */
export interface SearchReads {
  readonly robots: number;
  readonly radius: number;
  readonly matches: number;
  readonly ours: number;
  readonly geohash: number;
  readonly everything: number;
  /** The first page of 24: the documents that it costs, counts included, and the robots that it shows. */
  readonly firstPage: number;
  readonly shown: number;
}

const RADII = [1, 25, 100];
const SEARCHES = 10;
const PAGE = 24;

/** The emulator reads every document again for each page of an answer: among 100,000 documents, for seconds. */
const PATIENCE = milliseconds(10 * 60_000);

/** A client that counts the documents read. */
export interface CountingBackend {
  readonly backend: FirebaseBackend;
  /** The documents read since the last call. */
  readonly reads: () => number;
  /** Resolves when so many answers with documents have arrived from the emulator since the last call of `reads`. */
  readonly untilAnswers: (count: number) => Promise<void>;
}

export const countingBackend = (projectId: string): CountingBackend => {
  let reads = 0;
  let answers = 0;
  let check = (): void => {};
  const backend = createEmulatorClient(projectId, {
    patience: PATIENCE,
    onRead: (documents) => {
      reads += documents;
      if (documents > 0) answers += 1;
      check();
    },
  });
  return {
    backend,
    reads: () => {
      const counted = reads;
      reads = 0;
      answers = 0;
      return counted;
    },
    untilAnswers: (count) =>
      new Promise((resolve) => {
        check = () => {
          if (answers >= count) resolve();
        };
        check();
      }),
  };
};

/**
 * Counts the adapter's reads on the emulator, and computes how many documents the other methods would read.
 */
export async function measureSearchReads(
  cities: readonly City[],
  sizes: readonly number[],
): Promise<readonly SearchReads[]> {
  const projectId = `demo-bench-${Date.now()}`;
  const random = createRandom(11);
  const draw = createCityDraw(cities, random);
  const corpus = createRobotCorpus(Math.max(...sizes), draw, random);
  const origins = Array.from({ length: SEARCHES }, () => somewhereIn(draw(), random));
  const { backend, reads } = countingBackend(projectId);
  const results: SearchReads[] = [];
  let planted = 0;
  for (const size of sizes) {
    await plantRobots(projectId, corpus.slice(planted, size));
    planted = size;
    const robots = corpus.slice(0, size);
    const available = robots.filter(({ isAvailable }) => isAvailable);
    const readByGeohash = createGeohashReads(available);
    for (const radius of RADII) {
      const total = { matches: 0, ours: 0, geohash: 0, firstPage: 0, shown: 0 };
      for (const origin of origins) {
        const expected = matchesOf(available, origin, radius);
        const within = { coordinates: origin, radius: miles(radius) };
        const first = await backend.ports.robots.listNearest({ origin: within, limit: PAGE });
        total.firstPage += reads();
        total.shown += first.found.length;
        const page = await backend.ports.robots.listNearest({ origin: within, limit: 1000 });
        const found = new Set(page.found.map(({ robot }) => robot.id));
        if (!expected.every(({ id }) => found.has(id)))
          throw new Error(`A robot within ${radius} miles was not read.`);
        total.ours += reads();
        total.matches += expected.length;
        total.geohash += readByGeohash(origin, radius);
      }
      results.push({
        robots: size,
        radius,
        matches: total.matches / SEARCHES,
        ours: total.ours / SEARCHES,
        geohash: total.geohash / SEARCHES,
        everything: available.length,
        firstPage: total.firstPage / SEARCHES,
        shown: total.shown / SEARCHES,
      });
    }
  }
  await backend.close();
  return results;
}

const matchesOf = (robots: readonly Robot[], origin: Coordinates, radius: number): readonly Robot[] => {
  const isNear = createRadiusPredicate(origin, miles(radius));
  return robots.filter(({ coordinates }) => coordinates !== null && isNear(coordinates));
};
