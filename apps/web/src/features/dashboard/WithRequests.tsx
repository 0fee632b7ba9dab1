import type { DateRequest, UserId } from '@roborrow/domain';
import type { ReactNode } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { rentalDates, useDateRequests } from '../dates/index.ts';
import type { Following } from '../inbox/index.ts';
import styles from './dashboard.module.css';

export interface WithRequestsProps {
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
        <Notice tone="bad">
          <div className={styles['failure']}>
            <p>{rentalDates.lists.failure}</p>
            <Button variant="secondary" size="small" onClick={retry}>
              {app.retry}
            </Button>
          </div>
        </Notice>
      )}
      {requests ? children(requests) : failure === null && <Spinner label={rentalDates.lists.loading} />}
    </>
  );
}
