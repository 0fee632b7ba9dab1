import { robotsErrorText } from '@roborrow/text/errors/robots';
import type { UseQueryResult } from '@tanstack/react-query';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './dashboard.module.css';

/** Shown when the owner's robots could not be loaded. */
export function LoadFailure({ query }: { readonly query: UseQueryResult }) {
  return (
    <Notice tone="bad">
      <div className={styles['failure']}>
        <p>{robotsErrorText('list', query.error)}</p>
        <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {app.retry}
        </Button>
      </div>
    </Notice>
  );
}
