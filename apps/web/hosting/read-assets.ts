import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Assets, EmbeddedAssets, RouteAssets } from '../src/server/assets.ts';

/** The part of Vite's manifest that says what belongs together. */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** Where the build of a language says what belongs together, in its folder. */
export const manifestOf = (language: string): string => `.vite/manifest.${language}.json`;

const ENTRY = 'src/main.tsx';
const LATE_STYLES = 'src/ui/icon-pictures.css';
/** The embedded backend, and what it waits for. */
const BACKEND = ['src/composition/compose.ts', 'src/composition/demo.ts'];
const SOURCES: Readonly<Record<Settings['places'], string>> = {
  gazetteer: '../../packages/adapter-gazetteer/src/index.ts',
  functions: '../../packages/adapter-http-places/src/index.ts',
};
const PLACES = '../../packages/adapter-gazetteer/src/us-places.ts';
const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/;

/** The route's id in the router, from the name of its file: "robots.$robotId" and "/robots/$robotId". */
const routeId = (file: string): string =>
  file === '__root' ? file : `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;

/** Parts with all that they import; what they import dynamically comes later. */
function partsOf(manifest: ViteManifest, ...keys: readonly string[]): RouteAssets {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const part = manifest[name];
    if (!part || seen.has(name)) return;
    part.imports?.forEach(visit);
    seen.add(name);
  };
  keys.forEach(visit);
  const parts = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: parts.map(({ file }) => `/${file}`).filter((file) => file.endsWith('.js')),
    styles: [...new Set(parts.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** The scripts of the embedded backend beyond those of every page. @throws when a part is missing. */
function embeddedAssets(
  manifest: ViteManifest,
  common: RouteAssets,
  places: Settings['places'],
): EmbeddedAssets {
  const scriptsOf = (known: readonly string[], ...keys: readonly string[]) => {
    const missing = keys.find((key) => !manifest[key]);
    if (missing) throw new Error(`The build has no ${missing}.`);
    return partsOf(manifest, ...keys).scripts.filter((script) => !known.includes(script));
  };
  const backend = scriptsOf(common.scripts, ...BACKEND, SOURCES[places]);
  const known = [...common.scripts, ...backend];
  return { backend, places: places === 'gazetteer' ? scriptsOf(known, PLACES) : [] };
}

/** Reads what the pages of a build name, from its folder. @throws when a part is missing. */
export function readAssets(
  folder: string,
  language: string,
  { backend, places }: Pick<Settings, 'backend' | 'places'>,
): Omit<Assets, 'headers'> {
  // Vite's own format.
  const manifest = JSON.parse(readFileSync(join(folder, manifestOf(language)), 'utf8')) as ViteManifest;
  const entry = manifest[ENTRY];
  const late = manifest[LATE_STYLES];
  if (!entry || !late) throw new Error(`The build has no ${entry ? LATE_STYLES : ENTRY}.`);
  const common = partsOf(manifest, ENTRY);
  const routes = Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const file = SPLIT_ROUTE.exec(key)?.[1];
      return file ? [[routeId(file), partsOf(manifest, key)]] : [];
    }),
  );
  const styles = [common, ...Object.values(routes)].flatMap((part) => part.styles);
  return {
    entry: `/${entry.file}`,
    lateStyles: [`/${late.file}`],
    common: { ...common, scripts: common.scripts.filter((script) => script !== `/${entry.file}`) },
    routes,
    embedded: backend === 'in-memory' ? embeddedAssets(manifest, common, places) : null,
    styles: Object.fromEntries(styles.map((href) => [href, readFileSync(join(folder, href), 'utf8')])),
  };
}
