import { Button } from '../../ui/Button.tsx';
import { robotList } from '../robots/index.ts';
import { search } from './search.text.ts';
import styles from './search.module.css';
import { usePagesOfEntry, type PagedQuery } from './use-pages-of-entry.ts';

export interface LoadMoreProps {
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
