import { rangeLength, type CalendarDay, type DateRequest, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { robotById } from '../robots/index.ts';
import { dayRangeText, rentalDates as text, startText } from '../dates/index.ts';
import { byDays } from './group-requests.ts';
import styles from './waiting.module.css';

/** More are in Rentals. */
const SHOWN = 3;

export interface NextDaysProps {
  readonly me: UserId;
  readonly today: CalendarDay;
  /** Accepted, and not over; in any order. */
  readonly requests: readonly DateRequest[];
}

/** The days that were accepted, by the member and for them, the earliest first (D594). */
export function NextDays({ me, today, requests }: NextDaysProps) {
  if (requests.length === 0) return null;
  return (
    <section className={styles['next']} aria-label={text.lists.next}>
      <div className={styles['head']}>
        <h2>{text.lists.next}</h2>
        <Link to="/dashboard" search={{ tab: 'rentals' }}>
          {text.lists.all(requests.length)}
        </Link>
      </div>
      <ul>
        {requests
          .toSorted(byDays)
          .slice(0, SHOWN)
          .map((request) => (
            <li key={request.id}>
              <NextDay me={me} today={today} request={request} />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface NextDayProps {
  readonly me: UserId;
  readonly today: CalendarDay;
  readonly request: DateRequest;
}

function NextDay({ me, today, request }: NextDayProps) {
  const { renterId, renterName, ownerId, ownerName, robotId, range } = request;
  const { data: robot } = useQuery(robotById(useServices(), robotId));
  const isMine = renterId === me;
  const start = rangeLength({ first: today, last: range.first }) - 1;
  return (
    <Link to="/messages" search={{ newConversation: isMine ? ownerId : renterId }} className={styles['day']}>
      <Icon name="calendar-clock" size={20} />
      <span>
        <strong>{dayRangeText(range)}</strong>
        <span>{text.agreed(robot?.name ?? null, isMine ? ownerName : renterName, isMine)}</span>
      </span>
      <Badge {...(start <= 0 && { tone: 'good' })}>{startText(start)}</Badge>
    </Link>
  );
}
