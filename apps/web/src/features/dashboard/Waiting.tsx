import type { DateRequest } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { useInbox } from '../../shared/inbox.ts';
import type { Member } from '../../session/use-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { rentalDates, today } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import { groupRequests } from './group-requests.ts';
import { NextDays } from './NextDays.tsx';
import { RequestList } from './RequestList.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  readonly member: Member;
  readonly requests: readonly DateRequest[];
}

/** What the member owes an answer to, their next days, and what they wait for themselves (D594). */
export function Waiting({ member, requests }: WaitingProps) {
  const { lists } = rentalDates;
  const { unreadCount } = useInbox();
  const now = today();
  const { waiting, lent, borrowed, asked } = groupRequests(requests, member.user.uid, now);
  const isNothing = waiting.length + lent.length + borrowed.length + asked.length + unreadCount === 0;
  if (isNothing) return <p className={styles['nothing']}>{dashboard.overview.nothingWaits}</p>;
  return (
    <>
      <RequestList member={member} heading={lists.waiting} requests={waiting} />
      {unreadCount > 0 && (
        <Link to="/messages" className={styles['unread']}>
          <Icon name="message-square" size={20} />
          {dashboard.messages.unread(unreadCount)}
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
      <NextDays me={member.user.uid} today={now} requests={[...lent, ...borrowed]} />
      <RequestList member={member} heading={lists.asked} requests={asked} />
    </>
  );
}
