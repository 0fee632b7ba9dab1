import { getConnInfo } from '@hono/node-server/conninfo';
import { logged, logProblem, type SiteFunctions } from '@roborrow/functions';
import { Hono, type Context } from 'hono';
import type { Build } from './build.ts';
import { compressed, encodingOf } from './compressed.ts';
import { files, HASHED } from './files.ts';
import { healthOf } from './health.ts';
import { FUNCTIONS, functions } from './functions.ts';
import { keptAssets } from './kept-assets.ts';
import type { ServerSettings } from './settings.ts';
import { sharedPages } from './shared-pages.ts';

/** What a site is made from. */
export interface SiteParts {
  readonly build: Build;
  readonly functions: SiteFunctions;
  readonly settings: Pick<ServerSettings, 'origin' | 'proxies'>;
  /** Only the files of the build answer, as on any web server. */
  readonly isFilesAlone?: boolean;
}

/** The visitor's address: the connection's, or what the outermost of our own proxies was connected to. */
const visitorOf =
  (proxies: number) =>
  (context: Context): string => {
    const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? [];
    const said = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
    return said ?? getConnInfo(context).remote.address ?? 'unknown';
  };

/** Where the site is: as its operator says, or as the request does. */
const originOf =
  ({ origin, proxies }: SiteParts['settings']) =>
  ({ headers }: Request): string => {
    const said = proxies > 0 ? headers.get('X-Forwarded-Proto') : null;
    return origin ?? `${said === 'https' ? 'https' : 'http'}://${headers.get('Host') ?? 'localhost'}`;
  };

/** What a line of the log calls a request: a function, a kind of page, or a file. */
const whatOf =
  ({ build: { pageOf }, functions: { http } }: SiteParts) =>
  ({ url }: Request): string => {
    const { pathname } = new URL(url);
    const name = Object.keys(http).find((one) => pathname === FUNCTIONS + one);
    if (name !== undefined) return name;
    if (pathname === '/health') return 'health';
    return /\.\w{2,11}$/.test(pathname) ? 'file' : pageOf(pathname);
  };

/** A site before it listens. */
export interface Site {
  readonly answer: (request: Request, bindings: object) => Promise<Response>;
  /** Loads what the first visitors would wait for (D857). */
  readonly warmUp: () => Promise<void>;
}

/** Answers for a whole site: files, HTTP functions, pages; with the headers that the build has written for each address. */
export function createSite(parts: SiteParts): Site {
  const { build, functions: all, settings, isFilesAlone = false } = parts;
  const origin = originOf(settings);
  const renderer = build.openRenderer(origin, (error) =>
    logProblem(error instanceof Error ? `${error.name} in a page` : 'a page failed', error),
  );
  const app = new Hono();
  const compress = compressed();
  app.use(keptAssets(HASHED, (context) => `${encodingOf(context)} ${context.req.path}`));
  app.use(compress);
  app.use(async (context, next) => {
    await next();
    const { res } = context;
    for (const [name, value] of Object.entries(build.headersOf(context.req.path))) {
      const isOfWhatIsThere = name !== 'Cache-Control' || res.status < 400;
      if (isOfWhatIsThere && !res.headers.has(name)) res.headers.set(name, value);
    }
    // As platforms say of what no rule speaks of.
    if (res.ok && !res.headers.has('Cache-Control')) res.headers.set('Cache-Control', 'no-cache');
  });
  app.use(functions(all, visitorOf(settings.proxies)));
  const { health } = all.http;
  if (health && !isFilesAlone) {
    const answer = healthOf([renderer.respond, health.answer]);
    app.get('/health', ({ req }) => answer(req.raw));
  }
  app.use(files({ folder: build.folder, isAlone: isFilesAlone }));
  // Of a visitor the renderer looks at nothing else.
  const pageKey = (context: Context): string => {
    const { pathname, search } = new URL(context.req.url);
    return [encodingOf(context), origin(context.req.raw), pathname + search].join(' ');
  };
  app.all('*', sharedPages(pageKey), compress, (context) => renderer.respond(context.req.raw));
  const what = whatOf(parts);
  return {
    answer: (request, bindings) => logged(what, async (asked) => app.fetch(asked, bindings))(request),
    warmUp: async () => (isFilesAlone ? undefined : renderer.warmUp()),
  };
}
