import { parseArgs } from 'node:util';
import { miles } from '@roborrow/domain';
import { withEmulators } from '../emulators/start.ts';
import { plantInShards } from './emulated-shards.ts';
import { percentile, table } from './figures.ts';
import { createRandom } from './random.ts';
import { createCityDraw, createRobotCorpus, somewhereIn } from './robot-corpus.ts';

const PAGE = 24;
const RADII = [25, 100];
/** So many of the first pages are followed by two more. */
const PAGES = 3;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    searches: { type: 'string', default: '14' },
    /** How many robots one project of the emulator has, which share the robots. */
    'in-project': { type: 'string', default: '150' },
  },
});

/** What pages near a place cost on the emulator. */
interface NearReads {
  readonly robots: number;
  /** How many projects of the emulator share the robots. */
  readonly inProject: number;
  readonly where: 'at centres' | 'scattered';
  readonly from: 'a centre' | 'beside';
  readonly radius: number;
  /** Documents for each robot that the first pages show, the counts included. */
  readonly firstPages: number;
  /** Of one first page. */
  readonly p95: number;
  /** Documents for each robot that pages 1 to 3 show. */
  readonly pages: number;
}

/**
 * Counts what the adapter reads on the emulator for pages of 24 where Americans live. Robots are at the centres of towns, as geocoding
 * places them, or around these.
 */
async function measureNearReads(
  size: number,
  inProject: number,
  searches: number,
): Promise<readonly NearReads[]> {
  const rows: NearReads[] = [];
  for (const where of ['at centres', 'scattered'] as const) {
    const random = createRandom(size);
    const draw = createCityDraw(random);
    const corpus = createRobotCorpus(size, draw, random).map((robot) => {
      const city = draw();
      const { latitude, longitude } = where === 'scattered' ? somewhereIn(city, random) : city;
      return { ...robot, isAvailable: true, coordinates: { latitude, longitude } };
    });
    const name = `demo-near-${size}-${where === 'scattered' ? 's' : 'c'}-${Date.now()}`;
    const { robots, reads } = plantInShards(name, corpus, inProject);
    for (const radius of RADII) {
      for (const from of where === 'scattered' ? (['beside'] as const) : (['a centre', 'beside'] as const)) {
        const searcher = createRandom(77);
        const drawHome = createCityDraw(searcher);
        const first: number[] = [];
        let [shownFirst, documents, shown] = [0, 0, 0];
        for (let i = 0; i < searches; i += 1) {
          const home = drawHome();
          const { latitude, longitude } = from === 'beside' ? somewhereIn(home, searcher) : home;
          const origin = { coordinates: { latitude, longitude }, radius: miles(radius) };
          let after;
          for (let page = 0; page < PAGES; page += 1) {
            const answer: Awaited<ReturnType<typeof robots.listNearest>> = await robots.listNearest({
              origin,
              limit: PAGE,
              ...(after && { after }),
            });
            const cost = reads();
            if (page === 0) {
              first.push(cost);
              shownFirst += answer.found.length;
            }
            documents += cost;
            shown += answer.found.length;
            after = answer.next;
            if (!after) break;
          }
        }
        const all = first.reduce((sum, one) => sum + one, 0);
        const counted = {
          firstPages: all / shownFirst,
          p95: percentile(first, 0.95),
          pages: documents / shown,
        };
        rows.push({ robots: size, inProject, where, from, radius, ...counted });
        console.error(
          `${size} ${where}, ${radius} miles of ${from}: ${counted.firstPages.toFixed(2)}, pages 1 to 3 ${counted.pages.toFixed(2)}`,
        );
      }
    }
  }
  return rows;
}

/** The counted documents as a table for a terminal. */
const reportNearReads = (rows: readonly NearReads[]): string =>
  [
    'Documents read on the Firestore emulator for each robot shown, counts included, pages of 24\n',
    table(
      [
        'robots',
        'in a project',
        'where',
        'searched from',
        'miles',
        'first page',
        'p95 of a page',
        'pages 1 to 3',
      ],
      rows.map((row) => [
        row.robots.toLocaleString('en-US'),
        row.inProject.toLocaleString('en-US'),
        row.where,
        row.from,
        String(row.radius),
        row.firstPages.toFixed(2),
        String(row.p95),
        row.pages.toFixed(2),
      ]),
    ),
    '',
  ].join('\n');

// One size after the other, because it may take minutes.
await withEmulators(async (environment) => {
  Object.assign(process.env, environment);
  for (const size of values.sizes.split(',').map(Number))
    console.log(
      reportNearReads(await measureNearReads(size, Number(values['in-project']), Number(values.searches))),
    );
});
