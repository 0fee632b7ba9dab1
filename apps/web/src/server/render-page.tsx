import { dehydrate, skipToken, type Query, type QueryClient } from '@tanstack/react-query';
import { RouterServer } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { Document } from '../document/Document.tsx';
import type { PageState } from '../document/page-state.ts';
import { placeKeys } from '../queries/places/places.ts';
import { robotKeys } from '../queries/robots/robots.ts';
import { userKeys } from '../queries/users/users.ts';
import type { AppRouter } from '../router.tsx';
import type { Assets } from './assets.ts';
import { PageHead, PageTail } from './PageParts.tsx';

/** Data that every visitor may see, and that is the same for all of them. */
const PUBLIC = new Set<unknown>([robotKeys.all[0], userKeys.all[0], placeKeys.named('')[0]]);

const isPublic = ({ queryKey }: Query): boolean => PUBLIC.has(queryKey[0]);

const isAsked = (query: Query): boolean =>
  isPublic(query) && query.state.status === 'pending' && query.options.queryFn !== skipToken;

export interface PageRequest {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  readonly assets: Assets;
  /** The path and the parameters that the page is for, as a browser names them. */
  readonly address: string;
  readonly origin: string | null;
  /** When the oldest of the answers so far was read, in milliseconds since 1970. */
  readonly readAt: () => number;
  /**
   * How long the page may wait for answers, in milliseconds; rendering itself does not count. `null` renders the frame:
   * nothing is fetched, and the browser goes on.
   */
  readonly patience: number | null;
  readonly signal: AbortSignal;
}

function stateOf({ router, queryClient, origin, readAt }: PageRequest): PageState {
  return {
    // As the router's own server part writes them; its client part compares the ids in this form.
    matches: router.stores.matches.get().map((match) => ({
      i: match.id.replaceAll('/', '#'),
      u: match.updatedAt,
      s: match.status,
      ssr: match.ssr,
      ...(match._notFound && { g: true as const }),
    })),
    answers: dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => isPublic(query) && query.state.status === 'success',
    }),
    readAt: readAt(),
    origin,
  };
}

const documentOf = (page: PageRequest, hasDemo: boolean) => {
  const { router, assets, address } = page;
  const routeIds = router.stores.matches.get().map(({ routeId }) => String(routeId));
  const state = stateOf(page);
  const isUntouchedDemo = hasDemo && state.answers.queries.length > 0;
  return (
    <StrictMode>
      <Document
        marks={{ 'data-page': address, 'data-untouched': isUntouchedDemo ? '' : undefined }}
        head={<PageHead assets={assets} routeIds={routeIds} />}
        tail={<PageTail assets={assets} state={state} />}
      >
        <RouterServer router={router} />
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

/**
 * The page as HTML. A page asks while it is rendered: what it asked for is fetched, and it is rendered again until it
 * asks for nothing new; so no list says what a screen needs.
 * Rejects with whatever an answer rejects with.
 */
export async function renderPage(page: PageRequest, hasDemo: boolean): Promise<string> {
  let left = page.patience;
  for (;;) {
    const stream = await renderToReadableStream(documentOf(page, hasDemo), {
      signal: page.signal,
      // In one piece: nothing is sent before all is there, and moving pieces takes scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => (page.signal.aborted ? undefined : console.error(error)),
    });
    await stream.allReady;
    const asked = page.queryClient.getQueryCache().getAll().filter(isAsked);
    if (asked.length === 0 || left === null) return new Response(stream).text();
    await stream.cancel();
    const begin = performance.now();
    await within(left, Promise.all(asked.map((query) => query.fetch())));
    left -= performance.now() - begin;
  }
}
