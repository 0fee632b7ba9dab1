import type { DateRequest, UserId } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Spinner } from '../../ui/surfaces.tsx';
import { rentalDates, useDateRequests } from '../dates/index.ts';
import type { Following } from '../inbox/index.ts';
import styles from './dashboard.module.css';

interface WithRequestsProps {
  readonly me: UserId;
  readonly following: Following;
  readonly children: (requests: readonly DateRequest[]) => ReactNode;
}

/** What is shown of the member's requests for dates, once they are known. */
export function WithRequests({ me, following: { failure, retry }, children }: WithRequestsProps) {
  const requests = useDateRequests(me);
  return (
    <>
      {failure !== null && (
        <Banner tone="bad">
          <div className={styles['failure']}>
            <p>{rentalDates.lists.failure}</p>
            <Button variant="secondary" size="small" onClick={retry}>
              {app.retry}
            </Button>
          </div>
        </Banner>
      )}
      {requests ? children(requests) : failure === null && <Spinner label={rentalDates.lists.loading} />}
    </>
  );
}

/** Shown when the owner's robots could not be loaded. */
export function LoadFailure({ query }: { readonly query: UseQueryResult }) {
  return (
    <Banner tone="bad">
      <div className={styles['failure']}>
        <p>{robotsErrorText('list', query.error)}</p>
        <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {app.retry}
        </Button>
      </div>
    </Banner>
  );
}
