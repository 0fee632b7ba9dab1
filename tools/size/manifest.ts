/** The part of Vite's manifest with the imports of each file. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] }>
>;

const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=/;

/** The JavaScript files that load together with the manifest entries `keys`. */
export function filesLoadedWith(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  return new Set(files.filter((file) => file.endsWith('.js')));
}

export const entryKeys = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

/** The manifest entries that each route is split into, by the route file's name. */
export function routeKeys(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, string[]>();
  for (const key of Object.keys(manifest)) {
    const route = SPLIT_ROUTE.exec(key)?.[1];
    if (route) routes.set(route, [...(routes.get(route) ?? []), key]);
  }
  return routes;
}
