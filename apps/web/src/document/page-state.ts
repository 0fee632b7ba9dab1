import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { DehydratedRouter } from '@tanstack/react-router/ssr/client';

/** What a page was rendered with. It stands in the page as JSON: data, which no policy has to allow. */
export interface PageState {
  readonly matches: DehydratedRouter['matches'];
  readonly answers: DehydratedState;
  /** Where the site is, e.g. "https://roborrow.example"; `null` for a file that may be served from anywhere. */
  readonly origin: string | null;
}

/** The element that holds it. */
export const PAGE_STATE_ID = 'page-state';

/** What this page was rendered with; `null` where it is none of the renderer's, or is not meant for this browser. */
export function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null; // written by the server from the same type
}

/** Puts a page's answers into the cache as if they had just come: what serves pages keeps none longer than a minute. */
export function takeAnswers(queryClient: QueryClient, { queries, mutations }: DehydratedState): void {
  const dataUpdatedAt = Date.now();
  hydrate(queryClient, {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  });
}
