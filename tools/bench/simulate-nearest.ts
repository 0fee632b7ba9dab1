import { parseArgs } from 'node:util';
import { createNearestSearch, type BoxReader, type Placed } from '@roborrow/adapter-firebase/testing';
import { epochMs, LIST_MAX, miles, robotId, type Coordinates, type RankedCursor } from '@roborrow/domain';
import { readSourcePlaces } from '../gazetteer/source-places.ts';
import { createRandom } from './measured/random.ts';
import { createCityDraw, somewhereIn } from './measured/robot-corpus.ts';

/*
 * Counts what pages of a search near a place would cost on Firestore, among more robots than an emulator
 * holds: it runs the adapter's own algorithm on an index in memory that answers as Firestore does, and counts
 * as Firestore bills. `pnpm bench:nearest --sizes 10000,1000000`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    radii: { type: 'string', default: '25,100' },
    searches: { type: 'string', default: '60' },
    pages: { type: 'string', default: '3' },
  },
});
const numbers = (list: string): readonly number[] => list.split(',').map(Number);
const PAGE = 24;
const cities = readSourcePlaces().map(({ coordinates, population }) => ({ ...coordinates, population }));

interface World {
  /** In the order of the index: from south to north, from west to east, newest first. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly times: Float64Array;
}

/** Robots where people live: at the centres of towns, as geocoding places them, or scattered around these. */
const createWorld = (size: number, isAtCentres: boolean): World => {
  const random = createRandom(size);
  const draw = createCityDraw(cities, random);
  const robots = Array.from({ length: size }, () => {
    const city = draw();
    const { latitude, longitude } = isAtCentres ? city : somewhereIn(city, random);
    return [latitude, longitude, 1.7e12 + Math.floor(random() * 5e6) * 1e4] as const;
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1] || b[2] - a[2]);
  return {
    latitudes: Float64Array.from(robots, ([latitude]) => latitude),
    longitudes: Float64Array.from(robots, ([, longitude]) => longitude),
    times: Float64Array.from(robots, ([, , time]) => time),
  };
};

const firstFrom = (sorted: Float64Array, value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Answers as Firestore does, and counts documents, index entries that were looked at, and round trips. */
const readerOf = ({ latitudes, longitudes, times }: World) => {
  const cost = { documents: 0, entries: 0, trips: 0 };
  let open = 0;
  const answer = async <Answer>(value: Answer): Promise<Answer> => {
    if (open === 0) cost.trips += 1;
    open += 1;
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return value;
  };
  const robotAt = (i: number): Placed & { readonly coordinates: Coordinates } => ({
    // The smaller position is the newer one, and at equal times has the larger id.
    id: robotId(String(1e9 - i)),
    createdAt: epochMs(times[i] ?? 0),
    coordinates: { latitude: latitudes[i] ?? 0, longitude: longitudes[i] ?? 0 },
  });
  const positions = (south: number, north: number, isWanted: (i: number) => boolean, most: number) => {
    const found: number[] = [];
    for (
      let i = firstFrom(latitudes, south);
      found.length < most && (latitudes[i] ?? Infinity) <= north;
      i += 1
    ) {
      cost.entries += 1;
      if (isWanted(i)) found.push(i);
    }
    return found;
  };
  const isBetween = (i: number, west: number, east: number): boolean => {
    const longitude = longitudes[i] ?? NaN;
    return longitude >= west && longitude <= east;
  };
  const read = (found: readonly number[]) => {
    cost.documents += Math.max(1, found.length);
    return answer(found.map(robotAt));
  };
  const reader: BoxReader<ReturnType<typeof robotAt>> = {
    count: ({ south, north, west, east }) => {
      cost.documents += 1;
      return answer(positions(south, north, (i) => isBetween(i, west, east), LIST_MAX).length);
    },
    read: ({ south, north, west, east }, limit, after) =>
      read(
        positions(
          after ? after.latitude : south,
          north,
          (i) =>
            isBetween(i, west, east) &&
            !(after && latitudes[i] === after.latitude && (longitudes[i] ?? NaN) <= after.longitude),
          limit,
        ),
      ),
    readPoint: ({ latitude, longitude }, limit, { createdAt, id }) =>
      read(
        positions(
          latitude,
          latitude,
          (i) => {
            const time = times[i] ?? 0;
            const isLater = time < createdAt || (time === createdAt && String(1e9 - i) < id);
            return longitudes[i] === longitude && isLater;
          },
          limit,
        ),
      ),
  };
  return { reader, cost };
};

console.log(
  `Simulated: the adapter's own search on an index in memory that answers as Firestore does. Robots and ${values.searches} searches where
Americans live, by the populations of towns. A count is one document, a query at least one. "Index entries" are those between
the latitudes that a query names, of which Firestore bills a thousand as one document more.
`,
);

const percentile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? NaN;

for (const size of numbers(values.sizes)) {
  for (const isAtCentres of [true, false]) {
    const world = createWorld(size, isAtCentres);
    for (const radius of numbers(values.radii)) {
      for (const fromCentre of isAtCentres ? [true, false] : [false]) {
        const random = createRandom(77);
        const draw = createCityDraw(cities, random);
        const pages = Array.from({ length: Number(values.pages) }, () => ({
          documents: [] as number[],
          shown: 0,
          entries: 0,
          trips: [] as number[],
        }));
        for (let i = 0; i < Number(values.searches); i += 1) {
          const city = draw();
          const { latitude, longitude } = fromCentre ? city : somewhereIn(city, random);
          const origin = { coordinates: { latitude, longitude }, radius: miles(radius) };
          const search = createNearestSearch<Placed & { readonly coordinates: Coordinates }>(origin, null);
          let after: RankedCursor | null = null;
          for (const page of pages) {
            const { reader, cost } = readerOf(world);
            const answer: Awaited<ReturnType<typeof search.page>> = await search.page(reader, after, PAGE);
            page.documents.push(cost.documents);
            page.trips.push(cost.trips);
            page.shown += answer.found.length;
            page.entries += cost.entries;
            after = answer.next;
            if (!after) break;
          }
        }
        console.log(
          `${size} robots ${isAtCentres ? 'at centres' : 'scattered'}, ${radius} miles of ${fromCentre ? 'a centre' : 'a point near one'}`,
        );
        const sum = (numbersOf: readonly number[]) => numbersOf.reduce((all, one) => all + one, 0);
        const together =
          sum(pages.map(({ documents }) => sum(documents))) / sum(pages.map(({ shown }) => shown));
        console.log(
          `  pages 1 to ${pages.length} together: ${together.toFixed(2)} documents for each robot shown`,
        );
        for (const [i, { documents, shown, entries, trips }] of pages.entries()) {
          console.log(
            `  page ${i + 1}: ${(sum(documents) / shown).toFixed(2)} documents for each robot shown, 95th percentile ${percentile(documents, 0.95)} for a page, ` +
              `${(sum(trips) / trips.length).toFixed(1)} round trips (95th percentile ${percentile(trips, 0.95)}), ` +
              `${Math.round(entries / documents.length)} index entries`,
          );
        }
      }
    }
  }
}
