import { useElementScrollRestoration, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { robotList } from '../robots/index.ts';
import { search } from './search.text.ts';
import styles from './search.module.css';

interface LoadMoreProps {
  readonly query: PagedQuery;
  /** Whether the next page goes on searching at a larger distance, because this one did not become full. */
  readonly farther?: boolean;
}

export function LoadMore({ query, farther = false }: LoadMoreProps) {
  const loadMore = usePagesOfEntry(query);
  if (!query.hasNextPage) return null;
  return (
    <div className={styles['more']}>
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={loadMore}>
        {query.isFetchingNextPage
          ? robotList.loadingMore
          : farther
            ? search.searchFarther
            : robotList.loadMore}
      </Button>
    </div>
  );
}

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
function usePagesOfEntry(query: PagedQuery): () => void {
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

/** What a visitor does who no longer waits for the page to be where it was. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const lowest = (): number => document.documentElement.scrollHeight - innerHeight;

/**
 * Scrolls to where this entry of the history was left, as soon as the page has grown so tall: after a reload its list is loaded
 * again page by page, and the router has scrolled before that. Gives up once the visitor scrolls or acts.
 */
export function useScrollOnceTallEnough(): void {
  const left = useElementScrollRestoration({ getElement: () => globalThis.window });
  // The router's note is overwritten by where the short page is now.
  const [target] = useState(left?.scrollY ?? 0);

  useEffect(() => {
    if (target === 0) return;
    // Once estimated heights gave way to true ones, this would be another place.
    delete document.documentElement.dataset['unscrolled'];
    if (lowest() >= target) return;
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) removeEventListener(move, stop);
    };
    const observer = new ResizeObserver(() => {
      if (lowest() < target) return;
      stop();
      scrollTo(scrollX, target);
    });
    for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [target]);
}
