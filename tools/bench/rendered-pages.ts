import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildWeb, DIST } from '../build/build-web.ts';

export type Respond = (request: Request) => Promise<Response>;

export interface Page {
  readonly address: string;
  /** Texts that a visitor must see on it. */
  readonly shows: readonly string[];
}

/** Pages that are rendered in one way. */
export interface MeasuredPages {
  readonly name: string;
  /** Rendered one after the other, and then from the first one again. */
  readonly pages: readonly Page[];
  readonly respond: Respond;
  /** How many are rendered at a time: more than one for those that wait. */
  readonly inParallel: number;
  /** The name of the same pages with remembered data; `null` where nothing is compared. */
  readonly comparedWith: string | null;
}

/** What the built server exports (apps/web/src/server/entry.ts), as far as it is measured. */
interface ServerBundle {
  readonly fileAddresses: () => Promise<readonly string[]>;
  readonly openRenderer: (options: {
    readonly assets: unknown;
    readonly origin: () => string;
    readonly patience: number;
    readonly now: () => number;
  }) => { readonly respond: Respond };
}

/** A build's server. */
export interface BuiltServer {
  readonly fileAddresses: ServerBundle['fileAddresses'];
  /** Opens a renderer that remembers nothing yet; `now` returns milliseconds. */
  readonly open: (now: () => number) => Respond;
}

export const ORIGIN = 'https://roborrow.example';
/** Longer than the renderer remembers answers, in milliseconds. */
const FORGETTING = 60_000;
/** How long a page may wait for its answers on a busy machine, in milliseconds. */
const PATIENCE = 15_000;
/** The robots that are rendered again and again. */
const ROBOTS = 40;

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** Loads the server of the build that is in `folder`. */
export async function loadServer(folder: string): Promise<BuiltServer> {
  const server = `${folder}-server`;
  const { fileAddresses, openRenderer } = (await importFile(join(server, 'entry.mjs'))) as ServerBundle; // built from that entry
  const assets: unknown = JSON.parse(await readFile(join(server, 'assets.json'), 'utf8'));
  const common = { assets, origin: () => ORIGIN, patience: PATIENCE };
  return { fileAddresses, open: (now) => openRenderer({ ...common, now }).respond };
}

/** The router's own minimal example, built like the product's server. */
export async function openMinimal(folder: string): Promise<MeasuredPages> {
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
  const { respond } = (await importFile(join(folder, 'minimal.mjs'))) as { readonly respond: Respond };
  return {
    name: 'the router’s minimal example',
    pages: [{ address: '/robots/1', shows: ['A robot'] }],
    respond,
    inParallel: 1,
    comparedWith: null,
  };
}

/** The product's pages on the demo's backend, which is in the renderer's process: with remembered answers, and with none. */
export async function openDemo(): Promise<readonly MeasuredPages[]> {
  await buildWeb();
  const { fileAddresses, open } = await loadServer(DIST);
  const robots = (await fileAddresses()).filter((address) => address.startsWith('/robots/'));
  const remember = open(() => 0);
  let time = 0;
  const readAgain = open(() => time);
  const forget: Respond = (request) => {
    time += FORGETTING;
    return readAgain(request);
  };
  const measured = (name: string, addresses: readonly string[]): readonly MeasuredPages[] => {
    const remembered = `${name}, data remembered`;
    const pages = addresses.map((address): Page => ({ address, shows: [] }));
    // One at a time: each page moves the time of all.
    const common = { pages, inParallel: 1 };
    return [
      { ...common, name: remembered, respond: remember, comparedWith: null },
      { ...common, name: `${name}, data read each time`, respond: forget, comparedWith: remembered },
    ];
  };
  return [
    ...measured('robot', robots.slice(0, ROBOTS)),
    ...measured('Home', ['/']),
    ...measured('search', ['/search?query=drone']),
    {
      name: 'About',
      pages: [{ address: '/about', shows: [] }],
      respond: remember,
      inParallel: 1,
      comparedWith: null,
    },
  ];
}
