import { parseArgs } from 'node:util';
import {
  cellNumber,
  createNearestSearch,
  numberOf,
  placeKey,
  type Placed,
  type PlaceReader,
} from '@roborrow/adapter-firebase/testing';
import { epochMs, LIST_MAX, miles, robotId, type Coordinates, type RankedCursor } from '@roborrow/domain';
import { createCityDraw, somewhereIn } from './measured/robot-corpus.ts';
import { createRandom } from './measured/random.ts';
import { percentile } from './measured/stopwatch.ts';
import { cities, createWorld, firstFrom, middleOf } from './simulated-world.ts';

/*
 * Counts what pages of a search near a place would cost on Firestore, among more robots than an emulator
 * holds: it runs the adapter's own algorithm on a sorted list of place keys that answers as Firestore does, and
 * counts as Firestore bills. `pnpm bench:nearest --sizes 10000,10000000`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000,10000000' },
    radii: { type: 'string', default: '25,100' },
    searches: { type: 'string', default: '60' },
    pages: { type: 'string', default: '3' },
    /** As the adapter has them. */
    ranges: { type: 'string', default: '24' },
  },
});
const numbers = (list: string): readonly number[] => list.split(',').map(Number);
const PAGE = 24;

type Simulated = Placed & { readonly coordinates: Coordinates };

/** Answers as Firestore does, and counts documents and round trips. */
const readerOf = (cells: Float64Array) => {
  const cost = { documents: 0, counts: 0, trips: 0 };
  let open = 0;
  const answer = async <Answer>(value: Answer): Promise<Answer> => {
    if (open === 0) cost.trips += 1;
    open += 1;
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return value;
  };
  // At one point the first of the list is the newest.
  const robotAt = (i: number): Simulated => ({
    id: robotId(String(1e9 - i)),
    createdAt: epochMs(1e12 - i),
    coordinates: middleOf(cells[i] ?? 0),
  });
  /** How many robots come before a key: a space at its end stands for what follows its point. */
  const before = (key: string): number => firstFrom(cells, numberOf(key) + (key.endsWith(' ') ? 1 : 0));
  const read = <Item>(found: readonly Item[]): Promise<readonly Item[]> => {
    cost.documents += Math.max(1, found.length);
    return answer(found);
  };
  const reader: PlaceReader<Simulated> = {
    mostRanges: Number(values.ranges),
    expectsFew: false,
    count: (area) => {
      cost.documents += 1;
      cost.counts += 1;
      const count = area.reduce((sum, { from, to }) => sum + before(to) - before(from), 0);
      return answer(Math.min(LIST_MAX, count));
    },
    read: (area, limit) => {
      const found = [];
      for (const { from, to } of area) {
        for (let i = before(from), end = before(to); i < end && found.length < limit; i += 1) {
          const robot = robotAt(i);
          found.push({ robot, key: placeKey(robot.coordinates) });
        }
      }
      return read(found);
    },
    readPoint: (point, limit, after) => {
      const found = [];
      const cell = cellNumber(point);
      const { latitude, longitude } = middleOf(cell);
      const isSame = latitude === point.latitude && longitude === point.longitude;
      for (let i = firstFrom(cells, cell); isSame && cells[i] === cell && found.length < limit; i += 1) {
        const robot = robotAt(i);
        if (!after || robot.createdAt < after.createdAt) found.push(robot);
      }
      return read(found);
    },
  };
  return { reader, cost };
};

console.log(
  `Simulated: the adapter's own search on a sorted list of place keys that answers as Firestore does. Robots and ${values.searches} searches
where Americans live, by the populations of towns. A count of at most a thousand robots is one document, a query at least one. No
index entries are added: Firestore bills none for a query with ranges of one field.
`,
);

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

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
          counts: 0,
          trips: [] as number[],
        }));
        for (let i = 0; i < Number(values.searches); i += 1) {
          const city = draw();
          const coordinates = fromCentre ? middleOf(cellNumber(city)) : somewhereIn(city, random);
          const search = createNearestSearch<Simulated>({ coordinates, radius: miles(radius) }, null);
          let after: RankedCursor | null = null;
          for (const page of pages) {
            const { reader, cost } = readerOf(world);
            const answer: Awaited<ReturnType<typeof search.page>> = await search.page(reader, after, PAGE);
            page.documents.push(cost.documents);
            page.trips.push(cost.trips);
            page.shown += answer.found.length;
            page.counts += cost.counts;
            after = answer.next;
            if (!after) break;
          }
        }
        console.log(
          `${size} robots ${isAtCentres ? 'at centres' : 'scattered'}, ${radius} miles of ${fromCentre ? 'a centre' : 'a point near one'}`,
        );
        const together =
          sum(pages.map(({ documents }) => sum(documents))) / sum(pages.map(({ shown }) => shown));
        console.log(
          `  pages 1 to ${pages.length} together: ${together.toFixed(2)} documents for each robot shown`,
        );
        for (const [i, { documents, shown, counts, trips }] of pages.entries()) {
          console.log(
            `  page ${i + 1}: ${(sum(documents) / shown).toFixed(2)} documents for each robot shown, 95th percentile ${percentile(documents, 0.95)} for a page, ` +
              `${(shown / documents.length).toFixed(1)} robots and ${(counts / documents.length).toFixed(1)} counts, ` +
              `${(sum(trips) / trips.length).toFixed(1)} round trips (95th percentile ${percentile(trips, 0.95)})`,
          );
        }
      }
    }
  }
}
