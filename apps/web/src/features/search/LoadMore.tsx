import { search } from '../../text/screens/search.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './search.module.css';

export interface LoadMoreProps {
  /** The part of an infinite query that is used here. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Whether the next page goes on searching at a larger distance, because this one did not become full. */
  readonly farther?: boolean;
}

export function LoadMore({ query, farther = false }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles['more']}>
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchingNextPage ? search.loadingMore : farther ? search.searchFarther : search.loadMore}
      </Button>
    </div>
  );
}
