import { type CalendarDay, type DateRequest, rangeLength, type UserId } from '@roborrow/domain';
import { dayRangeText } from '@roborrow/text/rentals';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useInbox } from '../../shared/inbox.ts';
import type { Member } from '../../session/use-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useServices } from '../../services.tsx';
import { Badge } from '../../ui/surfaces.tsx';
import { canReview, ReviewsDue } from '../reviews/index.ts';
import { moment, rentalDates as text, startText } from '../dates/index.ts';
import { robotById } from '../robots/index.ts';
import { dashboard } from './dashboard.text.ts';
import { byDays, groupRequests } from './group-requests.ts';
import styles from './waiting.module.css';
import { NoContract, RequestList } from './RequestList.tsx';

interface WaitingProps {
  readonly member: Member;
  readonly requests: readonly DateRequest[];
}

/** What the member owes an answer to, their next days, and what they wait for themselves (D594). */
export function Waiting({ member, requests }: WaitingProps) {
  const { lists } = text;
  const { unreadCount } = useInbox();
  const now = moment();
  const { waiting, current, lent, borrowed, asked } = groupRequests(requests, member.user.uid, now);
  const reviewable = requests.filter((request) => canReview({ member, request }));
  const nothing = <p className={styles['nothing']}>{dashboard.overview.nothingWaits}</p>;
  const isNothing = [...waiting, ...current, ...lent, ...borrowed, ...asked].length + unreadCount === 0;
  const due = reviewable.length > 0 && (
    <Suspense>
      <ReviewsDue member={member} requests={reviewable} otherwise={isNothing && nothing} />
    </Suspense>
  );
  if (isNothing) return due || nothing;
  return (
    <>
      <RequestList member={member} heading={lists.waiting} requests={waiting} />
      <RequestList member={member} heading={lists.now} requests={current} />
      {due}
      {unreadCount > 0 && (
        <Link to="/messages" className={styles['unread']}>
          <Icon name="message-square" size={20} />
          {dashboard.messages.unread(unreadCount)}
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
      <NextDays me={member.user.uid} today={now.today} requests={[...lent, ...borrowed]} />
      <RequestList member={member} heading={lists.asked} requests={asked} />
      <NoContract requests={[...waiting, ...current, ...asked]} />
    </>
  );
}

/** More are in Rentals. */
const SHOWN = 3;

interface NextDaysProps {
  readonly me: UserId;
  readonly today: CalendarDay;
  /** Accepted, and not over; in any order. */
  readonly requests: readonly DateRequest[];
}

/** The days that were accepted, by the member and for them, the earliest first (D594). */
function NextDays({ me, today, requests }: NextDaysProps) {
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
  const { id, renterId, renterName, ownerName, robotId, range } = request;
  const { data: robot } = useQuery(robotById(useServices(), robotId));
  const isMine = renterId === me;
  const start = rangeLength({ first: today, last: range.first }) - 1;
  return (
    <Link to="/rentals/$rentalId" params={{ rentalId: id }} className={styles['day']}>
      <Icon name="calendar-clock" size={20} />
      <span>
        <strong>{dayRangeText(range)}</strong>
        <span>{text.agreed(robot, isMine ? ownerName : renterName, isMine)}</span>
      </span>
      <Badge {...(start <= 0 && { tone: 'good' })}>{startText(start)}</Badge>
    </Link>
  );
}
