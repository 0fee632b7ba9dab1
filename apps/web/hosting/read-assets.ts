import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets, RouteAssets } from '../src/server/assets.ts';

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

const ENTRY = 'src/main.tsx';
const LATE_STYLES = 'src/ui/icon-pictures.css';
const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/;

/** The route's id in the router, from the name of its file: "robots.$robotId" and "/robots/$robotId". */
const routeId = (file: string): string =>
  file === '__root' ? file : `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;

/** A part with all that it imports; what it imports dynamically comes later. */
function partsOf(manifest: ViteManifest, key: string): RouteAssets {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const part = manifest[name];
    if (!part || seen.has(name)) return;
    part.imports?.forEach(visit);
    seen.add(name);
  };
  visit(key);
  const parts = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: parts.map(({ file }) => `/${file}`).filter((file) => file.endsWith('.js')),
    styles: [...new Set(parts.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** Reads what the pages of a build name, from its folder. @throws when a part is missing. */
export function readAssets(folder: string): Omit<Assets, 'headers'> {
  // Vite's own format.
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as ViteManifest;
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
    styles: Object.fromEntries(styles.map((href) => [href, readFileSync(join(folder, href), 'utf8')])),
  };
}
