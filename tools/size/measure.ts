import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, DIST } from '../build/build-web.ts';
import type { ChunkModules } from '../build/record-modules.ts';
import { WORKSPACE } from '../workspace/files.ts';
import { BUDGETS } from './budgets.ts';
import { fetchedByHome } from './fetched-by-home.ts';
import { entryKeys, filesLoadedWith, routeKeys, type Manifest } from './manifest.ts';

/** One size and its budget, in gzipped bytes. */
export interface Measured {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

export interface SizeReport {
  readonly measured: readonly Measured[];
  /** Everything that Home fetched, in gzipped bytes by kind of file. */
  readonly home: Readonly<Record<string, number>>;
  /** Why the build must not be deployed. */
  readonly problems: readonly string[];
}

/** The folder of the modules that load the gazetteer's data, as in the web app's manifest. */
const GAZETTEER = '../../packages/adapter-gazetteer/src';
const PLACES = `${GAZETTEER}/us-places.ts`;
const ZIP_CODES = `${GAZETTEER}/zip-codes.ts`;
/** What words mean, for searches alone. */
const VOCABULARY = '../../packages/vocabulary/src/index.ts';
/** What the map consists of: it is shown on /search, so it is loaded beside that route. */
const MAP = [
  'src/features/places/RobotMap.tsx',
  '../../packages/us-outlines/src/data/packed-us-outlines.ts',
] as const;

/** The build with Firebase, without the settings of a project: they weigh nothing. */
const FIREBASE_DIST = join(WORKSPACE, '.cache/web-firebase-size');

const gzippedIn =
  (folder: string) =>
  (file: string): number =>
    gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
const gzipped = gzippedIn(DIST);
const total = (files: Iterable<string>, size = gzipped): number =>
  [...files].reduce((sum, file) => sum + size(file), 0);
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.en.json'), 'utf8')) as Manifest; // Vite's own format
const without = (files: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...files].filter((file) => !known.has(file));

function byKind(files: readonly string[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const file of files) {
    const kind = extname(file).slice(1);
    kinds[kind] = (kinds[kind] ?? 0) + gzipped(file);
  }
  return kinds;
}

/** The scripts that a page of this route names: React takes it over with them. */
const scriptsOfPage = (manifest: Manifest, route: string | null): ReadonlySet<string> =>
  filesLoadedWith(manifest, [
    ...entryKeys(manifest),
    ...(route === null ? [] : (routeKeys(manifest).get(route) ?? [])),
  ]);

/** The pages whose scripts have a budget together, by the names of their routes' files; Home is a part of the entry. */
const USABLE_PAGES = { Home: null, "a robot's page": 'robots.$robotId' } as const;

/** The scripts of these pages in a build. */
function usablePages(folder: string, build: string) {
  const manifest = readManifest(folder);
  return Object.entries(USABLE_PAGES).map(([page, route]) => {
    if (route !== null && !routeKeys(manifest).has(route))
      throw new Error(`${build} has no chunk of the route ${route}.`);
    const files = [...scriptsOfPage(manifest, route)];
    const bytes = total(files, gzippedIn(folder));
    return { files, measured: { name: `${page} can be used, ${build}`, bytes, budget: BUDGETS.usablePage } };
  });
}

/** Builds the web app with Firebase if necessary. The settings are those of this process. */
async function buildWithFirebase(): Promise<ChunkModules> {
  const { VITE_BACKEND: own = 'in-memory' } = process.env;
  process.env['VITE_BACKEND'] = 'firebase';
  const { modules } = await buildWeb(FIREBASE_DIST, { withServer: false });
  process.env['VITE_BACKEND'] = own;
  return modules;
}

/** The modules of Firebase's SDK in some files of a build. */
const firebaseIn = (modules: ChunkModules, files = Object.keys(modules)): readonly string[] =>
  files.flatMap((file) => modules[file] ?? []).filter((path) => /node_modules\/@?firebase\//.test(path));

/** Builds the web app both ways if necessary, opens the demo's Home in a browser, and measures all sizes. */
export async function measureSizes(): Promise<SizeReport> {
  const { modules } = await buildWeb();
  const withFirebase = await buildWithFirebase();
  const manifest = readManifest(DIST);
  const entry = filesLoadedWith(manifest, entryKeys(manifest));
  const routes = routeKeys(manifest);
  const fetched = (await fetchedByHome()).map((path) => path || 'index.html');
  const missing = fetched.filter((file) => !existsSync(join(DIST, file)));
  const home = byKind(fetched.filter((file) => !missing.includes(file)));
  const places = without(filesLoadedWith(manifest, [PLACES]), entry);
  const zipCodes = without(filesLoadedWith(manifest, [ZIP_CODES]), new Set([...entry, ...places]));
  const vocabulary = without(filesLoadedWith(manifest, [VOCABULARY]), entry);
  const search = filesLoadedWith(manifest, [...entryKeys(manifest), ...(routes.get('search') ?? [])]);
  const map = without(filesLoadedWith(manifest, MAP), search);
  const [demoPages, firebasePages] = [usablePages(DIST, 'demo'), usablePages(FIREBASE_DIST, 'Firebase')];

  const measured: Measured[] = [
    {
      name: 'Home paints',
      bytes: total(scriptsOfPage(manifest, null)),
      budget: BUDGETS.homePaint,
    },
    { name: 'Home shows its robots', bytes: home['js'] ?? 0, budget: BUDGETS.homeRobots },
    ...[...demoPages, ...firebasePages].map((page) => page.measured),
    { name: 'the gazetteer', bytes: total(places), budget: BUDGETS.gazetteer },
    { name: 'the ZIP codes', bytes: total(zipCodes), budget: BUDGETS.zipCodes },
    { name: 'the vocabulary', bytes: total(vocabulary), budget: BUDGETS.vocabulary },
    { name: 'the map', bytes: total(map), budget: BUDGETS.map },
    ...[...routes].map(([route, keys]) => ({
      name: `route ${route}`,
      bytes: total(without(filesLoadedWith(manifest, keys), entry)),
      budget: BUDGETS.route,
    })),
  ];
  const problems = [
    ...measured.filter(({ bytes, budget }) => bytes > budget).map(({ name }) => `${name}: over its budget`),
    // Not their imports: a chunk of some bytes may be shared with the backend, which Home fetches.
    ...[PLACES, ZIP_CODES, VOCABULARY, ...MAP]
      .flatMap((key) => manifest[key]?.file ?? [])
      .filter((file) => fetched.includes(file))
      .map((file) => `Home fetches the gazetteer, the vocabulary or the map (${file})`),
    ...firebasePages.flatMap(({ files, measured: { name } }) =>
      firebaseIn(withFirebase, files).map((path) => `${name}, but with Firebase: ${path}`),
    ),
    ...firebaseIn(modules).map((path) => `Firebase in a build without it: ${path}`),
    ...missing.map((file) => `Home asks for ${file}, which the build does not have`),
    // A missing measurement must not count as passed.
    ...(map.length >= MAP.length ? [] : ['no chunks with the map and its outlines were found']),
    ...(places.length > 0 ? [] : ['no chunk with the gazetteer was found']),
    ...(zipCodes.length > 0 ? [] : ['no chunk with the ZIP codes was found']),
    ...(firebaseIn(withFirebase).length > 0 ? [] : ['no Firebase was found in the build with it']),
    ...((home['js'] ?? 0) > 0 ? [] : ['Home fetched no JavaScript']),
  ];
  return { measured, home, problems };
}
