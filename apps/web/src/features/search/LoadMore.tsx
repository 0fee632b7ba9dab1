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
}

export function LoadMore({ query }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles['more']}>
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchingNextPage ? search.loadingMore : search.loadMore}
      </Button>
    </div>
  );
}
