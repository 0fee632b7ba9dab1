import { dehydrate, skipToken, type Query, type QueryClient } from '@tanstack/react-query';
import { RouterServer } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { Document } from '../document/Document.tsx';
import type { PageState } from '../document/page-state.ts';
import { placeKeys } from '../features/places/index.ts';
import { reviewKeys } from '../features/reviews/index.ts';
import { robotKeys } from '../features/robots/index.ts';
import { userKeys } from '../shared/users.queries.ts';
import type { AppRouter } from '../router.tsx';
import type { Assets } from './assets.ts';
import { PageHead, PageLead, PageTail } from './PageParts.tsx';
import { SourceOf } from '../ui/fitting-pictures.ts';
import type { PageChecks } from './picture-checks.ts';
import type { Answer, RememberedAnswers } from './remembered-answers.ts';

/** Data that every visitor may see, and that is the same for all of them. */
const PUBLIC = new Set<unknown>([
  robotKeys.all[0],
  userKeys.all[0],
  reviewKeys.all[0],
  placeKeys.named('')[0],
]);

const isPublic = ({ queryKey }: Query): boolean => PUBLIC.has(queryKey[0]);

const isAsked = (query: Query): boolean =>
  isPublic(query) && query.state.status === 'pending' && query.options.queryFn !== skipToken;

const isAnswered = (query: Query): boolean => isPublic(query) && query.state.status === 'success';

export interface PageRequest {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  readonly assets: Assets;
  /** The path and the parameters that the page is for, as a browser names them. */
  readonly address: string;
  readonly origin: string | null;
  /** The time at which the page was asked for, in milliseconds since 1970. */
  readonly now: number;
  readonly remembered: RememberedAnswers;
  readonly pictures: PageChecks;
  /**
   * How long the page may wait for answers; rendering itself does not count. `null` renders the frame:
   * nothing is fetched, and the browser goes on.
   */
  readonly timeoutMs: number | null;
  /** When the code that asks the backend is there, which is loaded with the first page; that time is not the backend's. */
  readonly opened: () => Promise<unknown>;
  readonly signal: AbortSignal;
  /** Hears what a part of the page failed with; the browser tries it again. */
  readonly onError: (error: unknown) => void;
  /** The same page's frame, if it goes with it (`renderFrame`). */
  readonly frame: string | null;
}

/** What the router's client part needs to know of the matched routes, as its server part writes it. */
export function matchesOf(router: AppRouter): PageState['matches'] {
  const matches = router.stores.matches.get();
  // Nothing is rendered below a route that waits, fails, or was not found.
  const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound);
  return matches.slice(0, last === -1 ? matches.length : last + 1).map((match) => ({
    // The client part compares the ids in this form.
    i: match.id.replaceAll('/', '#'),
    u: match.updatedAt,
    s: match.status,
    ssr: match.ssr,
    ...(match._notFound && { g: true as const }),
  }));
}

function stateOf({ router, queryClient, origin, now, pictures }: PageRequest): PageState {
  const answered = queryClient.getQueryCache().getAll().filter(isAnswered);
  return {
    matches: matchesOf(router),
    answers: dehydrate(queryClient, { shouldDehydrateQuery: isAnswered }),
    readAt: Math.min(now, ...answered.map(({ state }) => state.dataUpdatedAt)),
    origin,
    ...pictures.shown(),
  };
}

const documentOf = (page: PageRequest, hasDemo: boolean, state: () => PageState) => {
  const { router, assets, address, frame, pictures } = page;
  const routeIds = router.stores.matches.get().map(({ routeId }) => String(routeId));
  return (
    <StrictMode>
      <Document
        marks={{
          'data-page': address,
          'data-untouched': hasDemo ? '' : undefined,
          'data-unscrolled': 'all',
        }}
        head={<PageHead assets={assets} routeIds={routeIds} />}
        lead={<PageLead />}
        tail={<PageTail assets={assets} routeIds={routeIds} state={state} frame={frame} />}
      >
        <SourceOf value={pictures.sourceOf}>
          <RouterServer router={router} />
        </SourceOf>
      </Document>
    </StrictMode>
  );
};

/** The same, and rejects if it takes longer than that, in milliseconds. */
async function within(time: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The backend took too long')), Math.max(0, time));
  });
  try {
    await Promise.race([work, isOver]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a page shows without any answer, as HTML without the document around it. */
export async function renderFrame(router: AppRouter): Promise<string> {
  const stream = await renderToReadableStream(
    <StrictMode>
      <RouterServer router={router} />
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  return new Response(stream).text();
}

/**
 * The page as HTML. A page asks while it is rendered, so no list says what a screen needs. What is remembered it is given
 * at once, and goes on; anything else is fetched, and the page is rendered again; and again with the pictures that were checked meanwhile.
 * Rejects with whatever an answer rejects with.
 */
export async function renderPage(page: PageRequest, hasDemo: boolean): Promise<ReadableStream> {
  const { queryClient, remembered, signal } = page;
  const cache = queryClient.getQueryCache();
  const give = ({ queryKey }: Query, { data, at }: Answer) =>
    void queryClient.setQueryData(queryKey, data, { updatedAt: at });
  if (page.timeoutMs !== null) {
    cache.subscribe(({ type, query }: { readonly type: string; readonly query: Query }) => {
      const answer = type === 'added' && isPublic(query) ? remembered.recall(query) : null;
      if (answer) give(query, answer);
    });
  }
  let left = page.timeoutMs;
  for (;;) {
    let written = 0;
    const state = () => {
      const current = stateOf(page);
      written = current.answers.queries.length;
      return current;
    };
    const stream = await renderToReadableStream(documentOf(page, hasDemo, state), {
      signal,
      // In one piece: nothing is sent before all is there, and moving pieces takes scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => (signal.aborted ? undefined : page.onError(error)),
    });
    await stream.allReady;
    const asked = cache.getAll().filter(isAsked);
    // A part whose code was loaded during rendering may have asked after the state was written.
    const isComplete = asked.length === 0 && written === cache.getAll().filter(isAnswered).length;
    if (left === null) return stream;
    if (!isComplete) await page.opened();
    const begin = performance.now();
    if (isComplete) {
      if (!(await page.pictures.settle(left))) return stream;
      await stream.cancel();
    } else {
      await stream.cancel();
      await within(left, Promise.all(asked.map(async (query) => give(query, await remembered.ask(query)))));
    }
    left -= performance.now() - begin;
  }
}
