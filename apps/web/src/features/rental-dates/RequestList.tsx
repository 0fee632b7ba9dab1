import type { DateRequest, UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { robotById } from '../../queries/robots/robots.ts';
import { useServices } from '../../services.tsx';
import { rentalDates as text } from '../../text/rental-dates.ts';
import { DatesCard } from './DatesCard.tsx';
import styles from './dates-card.module.css';

export interface RequestListProps {
  readonly me: UserId;
  readonly heading: string;
  /** Nothing is shown where there are none. */
  readonly requests: readonly DateRequest[];
}

/** Requests with a link to the conversation in which each is answered (D509). */
export function RequestList({ me, heading, requests }: RequestListProps) {
  if (requests.length === 0) return null;
  return (
    <section className={styles['list']} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <Request me={me} request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ me, request }: { readonly me: UserId; readonly request: DateRequest }) {
  const { renterId, renterName, ownerId, ownerName, robotId, range, total, state } = request;
  const { data: robot } = useQuery(robotById(useServices(), robotId));
  const isMine = renterId === me;
  const name = isMine ? ownerName : renterName;
  return (
    <DatesCard range={range} total={total} state={state}>
      <p className={styles['about']}>
        {text.about(robot?.name ?? null, name, isMine)}{' '}
        <Link to="/messages" search={{ newConversation: isMine ? ownerId : renterId }}>
          {text.openConversation(name)}
        </Link>
      </p>
    </DatesCard>
  );
}
