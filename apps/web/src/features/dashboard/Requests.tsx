import type { DateRequest, UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { requestsOf } from '../../queries/messages/date-requests.ts';
import { useServices } from '../../services.tsx';
import { app } from '../../text/app.ts';
import { rentalDates } from '../../text/rental-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './dashboard.module.css';

export interface RequestsProps {
  readonly me: UserId;
  readonly children: (requests: readonly DateRequest[]) => ReactNode;
}

/** What is shown of the member's requests for dates, once they are loaded. */
export function Requests({ me, children }: RequestsProps) {
  const { data, isError, isFetching, refetch } = useQuery(requestsOf(useServices(), me));
  if (data) return children(data);
  if (!isError) return <Spinner label={rentalDates.lists.loading} />;
  return (
    <Notice tone="bad">
      <div className={styles['failure']}>
        <p>{rentalDates.lists.failure}</p>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {app.retry}
        </Button>
      </div>
    </Notice>
  );
}
