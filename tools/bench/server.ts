import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildWeb, DIST } from '../build/build-web.ts';
import { table } from './table.ts';

type Respond = (request: Request) => Promise<Response>;

/** What the built server exports (apps/web/src/server/entry.ts), as far as it is measured. */
interface ServerBundle {
  readonly fileAddresses: () => Promise<readonly string[]>;
  readonly openRenderer: (options: {
    readonly assets: unknown;
    readonly origin: () => string;
    readonly now: () => number;
  }) => { readonly respond: Respond };
}

export interface ServerTimes {
  readonly name: string;
  /** Processor time of one page, in milliseconds: the median of all rounds. */
  readonly milliseconds: number;
  /** How many times as long as the router's minimal example, in the same rounds. */
  readonly ratio: number;
}

interface Measured {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly respond: Respond;
}

interface Rounds {
  readonly measured: Measured;
  /** Milliseconds for a page, of each round. */
  readonly times: number[];
}

const ORIGIN = 'https://roborrow.example';
const ROUNDS = 15;
const PAGES_IN_ROUND = 40;
/** Longer than the renderer remembers answers, in milliseconds. */
const FORGETTING = 60_000;

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** The router's own minimal example, built like the product's server. */
async function openMinimal(folder: string): Promise<Respond> {
  await build({
    configFile: false,
    // It warns of each module that says "use client".
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('minimal-server.ts', import.meta.url)),
      target: 'node20',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'minimal.mjs' } },
    },
  });
  // What minimal-server.ts exports.
  return ((await importFile(join(folder, 'minimal.mjs'))) as { readonly respond: Respond }).respond;
}

/** The product's pages on the demo's backend: with remembered answers, and with none. */
async function openProduct(): Promise<readonly Measured[]> {
  await buildWeb();
  const folder = `${DIST}-server`;
  const bundle = (await importFile(join(folder, 'entry.mjs'))) as ServerBundle; // built from that entry
  const assets: unknown = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'));
  const robots = (await bundle.fileAddresses()).filter((address) => address.startsWith('/robots/'));
  const origin = () => ORIGIN;
  let time = 0;
  const { respond } = bundle.openRenderer({ assets, origin, now: () => time });
  const forget: Respond = (request) => {
    time += FORGETTING;
    return respond(request);
  };
  const remember = bundle.openRenderer({ assets, origin, now: () => 0 }).respond;
  return [
    { name: 'robot, data remembered', addresses: robots.slice(0, PAGES_IN_ROUND), respond: remember },
    { name: 'robot, data read each time', addresses: robots.slice(0, PAGES_IN_ROUND), respond: forget },
    { name: 'Home, data remembered', addresses: ['/'], respond: remember },
    { name: 'Home, data read each time', addresses: ['/'], respond: forget },
    { name: 'search, data remembered', addresses: ['/search?query=drone'], respond: remember },
    { name: 'search, data read each time', addresses: ['/search?query=drone'], respond: forget },
    { name: 'About', addresses: ['/about'], respond: remember },
  ];
}

/** Processor time of a page, in milliseconds. The whole process counts, with its garbage collector. */
async function timeOf({ name, addresses, respond }: Measured): Promise<number> {
  const begin = process.cpuUsage();
  for (let page = 0; page < PAGES_IN_ROUND; page += 1) {
    const response = await respond(new Request(ORIGIN + addresses[page % addresses.length]));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${name} was answered ${response.status}.`);
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / PAGES_IN_ROUND;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Measures how much processor time a rendered page takes, in turns with the smallest page that the router can render.
 * What else the machine does costs both the same.
 */
export async function measureServer(): Promise<readonly ServerTimes[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roborrow-server-'));
  try {
    const minimal: Measured = {
      name: 'the router’s minimal example',
      addresses: ['/robots/1'],
      respond: await openMinimal(folder),
    };
    const all = [minimal, ...(await openProduct())].map((measured): Rounds => ({ measured, times: [] }));
    // The first round compiles, and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { measured, times } of all) {
        const time = await timeOf(measured);
        if (round > 0) times.push(time);
      }
    }
    const [{ times: plain } = { times: [] }] = all;
    return all.map(({ measured: { name }, times }) => ({
      name,
      milliseconds: median(times),
      ratio: median(times.map((time, round) => time / (plain[round] ?? NaN))),
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The times as lines for a terminal. */
export const reportServer = (times: readonly ServerTimes[]): string =>
  [
    'Rendered pages (Node)\n',
    table(
      ['page', 'ms of processor', 'pages a second and core', 'times the minimal'],
      times.map(({ name, milliseconds, ratio }) => [
        name,
        milliseconds.toFixed(2),
        (1000 / milliseconds).toFixed(0),
        ratio.toFixed(1),
      ]),
    ),
    '',
  ].join('\n');
