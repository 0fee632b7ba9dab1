import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

// How far a list was loaded belongs to the entry of the history: a reload and Back load it as far again, and a new search
// begins with its first page.
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many pages of the list the visitor has asked for; left out for one. */
    pages?: number;
  }
}

/** The part of an infinite query that is used here. */
export interface PagedQuery {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Loads as many pages as this entry of the history has shown, one after the other: each costs what it cost when the visitor
 * asked for it. @returns the function that loads one more.
 */
export function usePagesOfEntry(query: PagedQuery): () => void {
  const navigate = useNavigate();
  const asked = useRouterState({ select: ({ location }) => location.state.pages ?? 1 });
  const loaded = query.data?.pages.length ?? 0;
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = query;
  const isDue = loaded > 0 && loaded < asked && hasNextPage && !isFetching && !isError && !isPlaceholderData;

  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);

  return () => {
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, pages: loaded + 1 }),
    });
    void fetchNextPage();
  };
}
