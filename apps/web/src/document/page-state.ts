import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { DehydratedRouter } from '@tanstack/react-router/ssr/client';
import { fitting } from '../ui/fitting-pictures.ts';

/** What a page was rendered with. It stands in the page as JSON: data, which no policy has to allow. */
export interface PageState {
  readonly matches: DehydratedRouter['matches'];
  readonly answers: DehydratedState;
  /** When the oldest of the answers was read, by the server's clock, in milliseconds since 1970. */
  readonly readAt: number;
  /** Where the site is, e.g. "https://roborrow.example"; `null` for a file that may be served from anywhere. */
  readonly origin: string | null;
  /** The stored pictures that the page shows at once, because its server has checked their sizes (D760). */
  readonly pictures: readonly string[];
  /** The one of them whose bytes stand in its element (D867). */
  readonly painted: string | null;
}

/** The element that holds it. */
export const PAGE_STATE_ID = 'page-state';

/** What this page was rendered with; `null` where it is none of the renderer's, or is not meant for this browser. */
export function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null; // written by the server from the same type
}

/**
 * Whether all that a page shows was read after its visitor asked for the page, at `askedAt` by the browser's clock. What
 * comes out of a cache was not, nor what the browser kept for Back. Where the two clocks differ it is false, or it is
 * true by mistake for answers that are older by no more than the difference.
 */
export const isReadForThisVisit = (
  { readAt }: Pick<PageState, 'readAt'>,
  askedAt = performance.timeOrigin,
  now = Date.now(),
): boolean => askedAt <= readAt && readAt <= now;

/** What its pictures are drawn from: where one stands in the page, it is not asked for again. */
export function takePictures({ pictures, painted }: Pick<PageState, 'pictures' | 'painted'>): void {
  for (const picture of pictures) fitting.set(picture, picture);
  const image = document.querySelector<HTMLImageElement>('[srcset^=data],[src^="data:image/j"]');
  if (painted && image) fitting.set(painted, (image.srcset || image.src).replace(/ .*/, ''));
}

/**
 * Puts a page's answers into the cache as if they had just come, so that no screen asks for them, and thereby loads the
 * backend, while it takes the page over.
 */
export function takeAnswers(queryClient: QueryClient, { queries, mutations }: DehydratedState): void {
  const dataUpdatedAt = Date.now();
  hydrate(queryClient, {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  });
}
