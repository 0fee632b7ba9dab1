import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromiumCandidates } from '../browser/chromium.ts';
import { NoEmulators, withEmulators } from '../emulators/start.ts';
import { readSourcePlaces } from '../gazetteer/source-places.ts';
import { bundleMeasured } from './bundle.ts';
import { measureSearchReads } from './firebase-reads.ts';
import { measureGazetteer, reportGazetteer } from './gazetteer.ts';
import { measureMap, reportMap } from './map.ts';
import { measureMessageReads } from './message-reads.ts';
import { PARTS, type BenchmarkResults } from './measured/results.ts';
import { measureNearReads, reportNearReads } from './near-reads.ts';
import { report } from './report.ts';
import { reportReads, tooManyReads } from './report-reads.ts';
import { runInChromium } from './run-in-chromium.ts';
import { runInNode } from './run-in-node.ts';
import { measureServer, reportServer } from './server.ts';

const HELP = `Measures what has to be fast, as ratios to the plain way of doing it in the same run.

  pnpm bench [options]

  --runtime <name>   node, chromium or both (default: both)
  --sizes <list>     how many robots to search among (default: 1000,10000,100000,1000000)
  --radii <list>     in miles (default: 1,25,100)
  --searches <n>     searches per size and radius (default: 40)
  --slow-searches <n>  of them, those that first pages are also measured with in slow ways (default: all)
  --parts <list>     of what is measured in memory: searches, first-pages, words, writes (default: all)
  --only-reads       counts documents on Firebase's emulators and measures no times
  --only-near-reads  counts documents of searches near a place on the emulator, among as many robots as --sizes says
  --in-project <n>   robots in one project of the emulator, which share the robots (default: 150)
  --only-times       measures searches and writes in memory, and nothing else
  --only-server      measures the server that renders pages, and nothing else; pages of Firebase's build read from a
                     process on this machine that answers as Firestore's REST interface does
  --only-map         measures the map in Chromium, and nothing else
  --runs <n>         new pages in which the map is measured (default: 9)
  --json <file>      also writes the figures there
  --help             shows this

Documents that Firestore reads are counted where its emulator can be had, among up to 1,000 robots, and with
--only-near-reads among up to 100,000; among more, pnpm bench:nearest simulates searches.
Ends with 1 when two ways disagree on an answer, or when messages cost more documents
than their windows allow; never for being slow.
Chromium is the one in CHROMIUM_PATH, else the one on the PATH, else Playwright's.`;

const { values } = parseArgs({
  options: {
    runtime: { type: 'string', default: 'both' },
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    radii: { type: 'string', default: '1,25,100' },
    searches: { type: 'string', default: '40' },
    'slow-searches': { type: 'string' },
    parts: { type: 'string', default: PARTS.join() },
    'only-reads': { type: 'boolean', default: false },
    'only-near-reads': { type: 'boolean', default: false },
    'in-project': { type: 'string', default: '150' },
    'only-times': { type: 'boolean', default: false },
    'only-server': { type: 'boolean', default: false },
    'only-map': { type: 'boolean', default: false },
    runs: { type: 'string', default: '9' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const numbers = (list: string): readonly number[] => list.split(',').map(Number);

/** The emulator looks at every robot once for each range of a search, of which there are up to 24. */
const MOST_PLANTED = 1000;
/** In several projects of the emulator. */
const MOST_SHARED = 100_000;

const cities = () =>
  readSourcePlaces().map(({ coordinates, population }) => ({ ...coordinates, population }));

/** Counts Firestore's reads if an emulator is available. */
const countReads = async (): Promise<void> => {
  try {
    await withEmulators(async (environment) => {
      Object.assign(process.env, environment);
      const messages = await measureMessageReads();
      const sizes = numbers(values.sizes).filter((size) => size <= MOST_PLANTED);
      console.log(reportReads(await measureSearchReads(cities(), sizes), messages));
      const tooMany = tooManyReads(messages);
      if (tooMany.length === 0) return;
      console.log(`Too many documents read:\n${tooMany.join('\n')}\n`);
      process.exitCode = 1;
    });
  } catch (error) {
    if (!(error instanceof NoEmulators)) throw error;
    console.log(`Documents read: NOT RUN. ${error.message}\n`);
  }
};

/** One size after the other, because it may take minutes. */
const countNearReads = (): Promise<void> =>
  withEmulators(async (environment) => {
    Object.assign(process.env, environment);
    const [inProject, searches] = [Number(values['in-project']), Number(values.searches)];
    for (const size of numbers(values.sizes).filter((robots) => robots <= MOST_SHARED))
      console.log(reportNearReads(await measureNearReads(cities(), size, inProject, searches)));
  });

const main = async (): Promise<void> => {
  if (values['only-near-reads']) return countNearReads();
  if (values['only-server']) return console.log(reportServer(await measureServer()));
  if (values['only-map']) return console.log(reportMap(await measureMap(Number(values.runs))));
  if (!values['only-times']) await countReads();
  if (values['only-reads']) return;
  const bundle = await bundleMeasured();
  const options = {
    cities: cities(),
    sizes: numbers(values.sizes),
    radii: numbers(values.radii),
    searches: Number(values.searches),
    slowSearches: Number(values['slow-searches'] ?? values.searches),
    parts: PARTS.filter((part) => values.parts.split(',').includes(part)),
  };
  const results: Record<string, BenchmarkResults> = {};

  if (values.runtime !== 'chromium') results['Node'] = await runInNode(bundle, options);
  if (values.runtime !== 'node') {
    if (chromiumCandidates().length === 0) console.log('Chromium: NOT RUN, none was found.\n');
    else {
      results['Chromium'] = await runInChromium(bundle, {
        ...options,
        parts: options.parts.filter((part) => part !== 'writes'),
      });
      if (!values['only-times']) console.log(reportMap(await measureMap(Number(values.runs))));
    }
  }

  for (const [runtime, measured] of Object.entries(results)) console.log(report(runtime, measured));
  if (!values['only-times']) {
    console.log(reportGazetteer(await measureGazetteer()));
    console.log(reportServer(await measureServer()));
  }
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
  if (Object.values(results).some(({ disagreements }) => disagreements.length > 0)) process.exitCode = 1;
};

if (values.help) console.log(HELP);
else await main();
