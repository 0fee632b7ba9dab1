import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { diagnosticReport } from './diagnostics.queries.ts';
import { diagnostic } from './diagnostic.text.ts';
import styles from './diagnostic.module.css';
import { Report } from './Report.tsx';

/** Shows whether the backend is configured and answers: presence and health, never values (D32). */
export function Diagnostic() {
  const { data: report, refetch, isFetching } = useQuery(diagnosticReport(useServices()));
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={diagnostic.title} />
      <header className={styles['head']}>
        <h1>{diagnostic.heading}</h1>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {diagnostic.runAgain}
        </Button>
      </header>
      {report ? (
        <Report report={report} />
      ) : (
        <div role="status" aria-label={diagnostic.loading} className={styles['loading']}>
          <Skeleton height="4rem" />
          <Skeleton height="14rem" />
        </div>
      )}
    </div>
  );
}
