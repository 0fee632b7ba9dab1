import { parseComparedRobots } from '@roborrow/domain';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useBlocks } from '../safety/index.ts';
import { useKnownPlace } from '../places/index.ts';
import { robotById } from '../robots/index.ts';
import { compare as words } from './compare.text.ts';
import styles from './compare.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';

export interface CompareScreenProps {
  /** The ids of the robots, as they are in the address. */
  readonly robots: string;
  /** The place from which distances are measured, from the address; empty for the member's own. */
  readonly from: string;
}

/** Up to four robots side by side (D328). It can be shared, so it asks for nothing that only the visitor has. */
export function CompareScreen({ robots: named, from }: CompareScreenProps) {
  const services = useServices();
  const { robots: ids, others } = parseComparedRobots(named);
  const answers = useQueries({ queries: ids.map((id) => robotById(services, id)) });
  const origin = useKnownPlace(from);
  const { hides } = useBlocks();
  const robots = answers.flatMap(({ data }) => (data && !hides(data.ownerId) ? data : []));
  const gone = answers.filter(({ data }) => data === null || (data && hides(data.ownerId))).length;
  const isLoading = answers.some(({ isPending }) => isPending);
  const failed = answers.filter(({ isLoadingError }) => isLoadingError);

  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={words.title} description={words.description} />
      <NoIndex />
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <Link to="/saved" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {words.back}
        </Link>
      </div>
      {failed.length > 0 && (
        <Notice tone="bad">
          <p>{words.failure}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            {app.retry}
          </Button>
        </Notice>
      )}
      {others > 0 && (
        <Notice>
          <p>{words.tooMany(others)}</p>
        </Notice>
      )}
      {gone > 0 && (
        <Notice>
          <p>{words.gone(gone)}</p>
        </Notice>
      )}
      {isLoading && <Spinner label={words.loading} />}
      {!isLoading && robots.length > 0 && <ComparisonTable robots={robots} from={from} origin={origin} />}
      {!isLoading && failed.length === 0 && robots.length === 0 && (
        <EmptyState
          title={words.empty.heading}
          text={words.empty.text}
          picture="/illustrations/no-results.svg"
        />
      )}
    </div>
  );
}
