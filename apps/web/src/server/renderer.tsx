import { initialSessionState } from '@roborrow/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { inLanguage, withoutLanguage } from '../shared/language.ts';
import { createQueryClient } from '../shared/query-client.ts';
import { type AppRouter, createAppRouter } from '../router.tsx';
import type { PublicServices, Services } from '../services.tsx';
import type { Session } from '../session/session.ts';
import type { Assets } from './assets.ts';
import { CACHED, UNCACHED } from './cache-headers.ts';
import { respondToCrawler } from './crawlers.ts';
import { HEALTH, watchHealth } from './health.ts';
import { release } from '../release.ts';
import { renderFrame, renderPage } from './render-page.tsx';
import { createPictureChecks } from './picture-checks.ts';
import { rememberAnswers } from './remembered-answers.ts';

export interface RendererOptions {
  readonly assets: Assets;
  /** Opened with the first page that needs it, and kept; after a failure, with the next page again. */
  readonly open: () => Promise<PublicServices>;
  readonly hasDemo: boolean;
  /** Where the site is, e.g. "https://roborrow.example"; `null` for files, which may be served from anywhere. */
  readonly origin: (request: Request) => string | null;
  /** Whether each page brings its frame as well, for a browser in which the demo was changed. */
  readonly withFrames?: boolean;
  /** How long a page waits for its answers before its frame is sent instead; 1000 by default. */
  readonly timeoutMs?: number;
  /** Hears why a page is sent without what the backend says; on the console by default. */
  readonly onError?: (error: unknown) => void;
  /** The time, in milliseconds since 1970: tests and benchmarks say what it is. */
  readonly now?: () => number;
}

/** How long a page waits for its answers. */
const TIMEOUT_MS = 1000;
/** Rendering takes some milliseconds; the first page of a process on a busy machine takes much longer. */
const LONGEST_RENDERING = 20_000;

/** Whether the robot or the person whom the address names is not there. */
function isMissing(router: AppRouter, queryClient: QueryClient): boolean {
  const params: unknown = router.stores.matches.get().at(-1)?.params; // a record of texts, which its type does not say
  const named = new Set<unknown>(typeof params === 'object' && params ? Object.values(params) : []);
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ queryKey: [, kind, id], state }) => kind === 'one' && named.has(id) && state.data === null);
}

/** The screens that show a search, or without one the newest robots. */
const LISTS: ReadonlySet<string> = new Set(['/search', '/robots']);

const never = new Promise<never>(() => {});

/** From a request to a page. */
export interface Renderer {
  readonly respond: (request: Request) => Promise<Response>;
  /** The page without any answer of the backend, which is not asked. */
  readonly respondWithFrame: (request: Request) => Promise<Response>;
  /** Loads what a process's first pages would wait for, and connects: it searches once, as a visitor does. */
  readonly warmUp: () => Promise<void>;
}

/**
 * Renders any page of the product for a visitor: cookies and credentials of the request are ignored.
 * `respond` never rejects, and its status is 200, 307, 404, 405, or 503 for a page without what the backend did not say
 * in time: the browser goes on by itself, and no cache keeps it.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { assets, open, hasDemo, withFrames = false, timeoutMs = TIMEOUT_MS } = options;
  const { onError = console.error, now = Date.now } = options;
  const remembered = rememberAnswers(now);
  const checks = createPictureChecks(
    async (...picture) => (await openOnce()).readPictureStart?.(...picture) ?? null,
    now,
  );
  let opening: Promise<PublicServices> | null = null;

  const openNow = async (): Promise<PublicServices> => {
    try {
      return await open();
    } catch (error) {
      opening = null;
      throw error;
    }
  };
  const openOnce = (): Promise<PublicServices> => (opening ??= openNow());
  const openServices = (): Promise<Services> => {
    const services = openOnce().then(visitorServices);
    // A page that needs no backend does not look at its failure.
    services.catch(() => undefined);
    return services;
  };

  /** The frame that goes with a page of the demo; a list's is that of a search, because its file is opened for every search. */
  async function frameFor(url: URL): Promise<string> {
    const framed = new URL(url);
    if (LISTS.has(withoutLanguage(url.pathname)) && url.search === '') framed.search = '?query=robots';
    const queryClient = createQueryClient();
    const createRouter = () =>
      createAppRouter({ services: never, session: visitorSession, queryClient, hasDemo, origin: null });
    const page = await createRequestHandler({ createRouter, request: new Request(framed) })(
      async ({ router }) => new Response(await renderFrame(router)),
    );
    queryClient.clear();
    return page.text();
  }

  async function render(request: Request, withAnswers: boolean): Promise<Response> {
    const url = new URL(request.url);
    const frame = withFrames && withAnswers ? await frameFor(url) : null;
    const origin = options.origin(request);
    const queryClient = createQueryClient();
    const { queries } = queryClient.getDefaultOptions();
    // There is no time for a second try; the browser has it.
    queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(
      () => controller.abort(new Error(`${url.pathname} took too long`)),
      timeoutMs + LONGEST_RENDERING,
    );
    const begin = now();
    const createRouter = () =>
      createAppRouter({
        services: withAnswers ? openServices() : never,
        session: visitorSession,
        queryClient,
        hasDemo,
        origin,
      });
    try {
      return await createRequestHandler({ createRouter, request: new Request(url, { signal }) })(
        async ({ router }) => {
          const address = url.pathname + url.search;
          const body = await renderPage(
            {
              router,
              queryClient,
              assets,
              address,
              origin,
              now: begin,
              remembered,
              pictures: checks.forPage(),
              timeoutMs: withAnswers ? timeoutMs : null,
              opened: openOnce,
              signal,
              onError,
              frame,
            },
            hasDemo,
          );
          const status = isMissing(router, queryClient) ? 404 : getSsrStatus(router);
          return new Response(body, { status });
        },
      );
    } finally {
      clearTimeout(timer);
      queryClient.clear();
    }
  }

  const respondWithFrame = async (request: Request): Promise<Response> => {
    const frame = await render(request, false);
    return withHeaders(frame, frame.ok ? 503 : frame.status, { ...assets.headers, ...UNCACHED });
  };

  const respondInTime = async (request: Request): Promise<Response> => {
    try {
      const page = await render(request, true);
      if (page.status !== 500) return withHeaders(page, page.status, { ...assets.headers, ...CACHED });
    } catch (error) {
      onError(error);
    }
    return respondWithFrame(request);
  };

  const openRobots = async () => (await openOnce()).robots;
  const health = watchHealth({
    release,
    open: openRobots,
    renders: async () => (await render(new Request(`http://localhost${inLanguage('/about')}`), false)).ok,
    now,
  });

  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === HEALTH) return health();
    const crawled = await respondToCrawler(request, { open: openRobots, origin: options.origin(request) });
    return crawled ?? respondInTime(request);
  };

  const respond = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', ...UNCACHED } });
    const page = await answer(request).catch((error: unknown) => {
      onError(error);
      return new Response(null, { status: 503, headers: UNCACHED });
    });
    return request.method === 'HEAD' ? new Response(null, page) : page;
  };

  const warmUp = async (): Promise<void> => {
    await respond(new Request(`http://localhost${inLanguage('/search?query=robot')}`));
  };

  return { respond, respondWithFrame, warmUp };
}

function withHeaders(page: Response, status: number, headers: Readonly<Record<string, string>>): Response {
  const location = page.headers.get('Location');
  return new Response(page.body, {
    status,
    headers: location
      ? { ...headers, Location: location }
      : { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** The services of a page without a session: only the reads of every visitor. */
const visitorServices = (ports: PublicServices): Services =>
  // Only queries with the same answer for every visitor are fetched (`render-page.tsx`), and they need no more.
  ports as unknown as Services;

/** No user is signed in; on the screen this is unknown until the browser has read the session. */
export const visitorSession: Session = {
  state: () => initialSessionState,
  subscribe: () => () => {},
  whenReady: async () => ({ kind: 'signed-out' }),
  refreshProfile: async () => {},
  deferProfileLoad: (work) => work(),
};
