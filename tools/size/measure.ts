import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, DIST } from '../build/build-web.ts';
import { BUDGETS } from './budgets.ts';
import { fetchedByHome } from './fetched-by-home.ts';
import { findFirebase } from './firebase-marks.ts';
import { costOfPackages } from './libraries.ts';
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
  readonly libraries: readonly { readonly name: string; readonly bytes: number }[];
  /** Why the build must not be deployed. */
  readonly problems: readonly string[];
}

/** The folder of the modules that load the gazetteer's data, as in the web app's manifest. */
const GAZETTEER = '../../packages/adapter-gazetteer/src';
const PLACES = `${GAZETTEER}/us-places.ts`;
const ZIP_CODES = `${GAZETTEER}/zip-codes.ts`;

const gzipped = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzipped(file), 0);
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

/** Builds the web app if necessary, opens its Home in a browser, and measures all sizes. */
export async function measureSizes(): Promise<SizeReport> {
  const { modules } = await buildWeb();
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own format
  const chunks = Object.keys(modules);
  const entry = filesLoadedWith(manifest, entryKeys(manifest));
  const routes = routeKeys(manifest);
  const fetched = (await fetchedByHome()).map((path) => path || 'index.html');
  const missing = fetched.filter((file) => !existsSync(join(DIST, file)));
  const home = byKind(fetched.filter((file) => !missing.includes(file)));
  const places = without(filesLoadedWith(manifest, [PLACES]), entry);
  const zipCodes = without(filesLoadedWith(manifest, [ZIP_CODES]), new Set([...entry, ...places]));
  const libraries = costOfPackages(modules, gzipped);

  const measured: Measured[] = [
    {
      name: 'Home paints',
      bytes: total(filesLoadedWith(manifest, [...entryKeys(manifest), ...(routes.get('index') ?? [])])),
      budget: BUDGETS.homePaint,
    },
    { name: 'Home shows its robots', bytes: home['js'] ?? 0, budget: BUDGETS.homeRobots },
    { name: 'the gazetteer', bytes: total(places), budget: BUDGETS.gazetteer },
    { name: 'the ZIP codes', bytes: total(zipCodes), budget: BUDGETS.zipCodes },
    ...[...routes].map(([route, keys]) => ({
      name: `route ${route}`,
      bytes: total(without(filesLoadedWith(manifest, keys), entry)),
      budget: BUDGETS.route,
    })),
  ];
  const problems = [
    ...measured.filter(({ bytes, budget }) => bytes > budget).map(({ name }) => `${name}: over its budget`),
    ...[...places, ...zipCodes]
      .filter((file) => fetched.includes(file))
      .map((file) => `Home fetches the gazetteer (${file})`),
    ...findFirebase(DIST, chunks).map((found) => `Firebase in a build without it: ${found}`),
    ...libraries
      .filter(({ name }) => /^@?firebase(\/|$)/.test(name))
      .map(({ name }) => `${name} is in the bundle`),
    ...missing.map((file) => `Home asks for ${file}, which the build does not have`),
    // A missing measurement must not count as passed.
    ...(routes.has('index') ? [] : ["no chunk of Home's own was found"]),
    ...(places.length > 0 ? [] : ['no chunk with the gazetteer was found']),
    ...(zipCodes.length > 0 ? [] : ['no chunk with the ZIP codes was found']),
    ...((home['js'] ?? 0) > 0 ? [] : ['Home fetched no JavaScript']),
  ];
  return { measured, home, libraries, problems };
}
