/** What the built app consists of, as far as its pages name it. `hosting/read-assets.ts` reads it from a build. */
export interface Assets {
  /** The script that starts the app, as an address of this site. */
  readonly entry: string;
  /** Style sheets that nothing waits for. */
  readonly lateStyles: readonly string[];
  /** What every page needs. */
  readonly common: RouteAssets;
  /** What a route's screen needs beside that, by the route's id. */
  readonly routes: Readonly<Record<string, RouteAssets>>;
  /** What answers in the browser, where that is the embedded backend; else `null`. */
  readonly embedded: EmbeddedAssets | null;
  /** The text of each style sheet, by its address. */
  readonly styles: Readonly<Record<string, string>>;
  /** The headers of every page, its policy among them. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface RouteAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Scripts that no page names, because a page with content is used without them. */
export interface EmbeddedAssets {
  readonly backend: readonly string[];
  /** The embedded places, which a search near a place needs beside it. None if a service knows the places. */
  readonly places: readonly string[];
}

/** The scripts and style sheets of a page that shows these routes, each once, in the order in which they apply. */
export function assetsOf({ common, routes }: Assets, routeIds: readonly string[]): RouteAssets {
  const parts = [common, ...routeIds.flatMap((id) => routes[id] ?? [])];
  return {
    scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(parts.flatMap(({ styles }) => styles))],
  };
}
