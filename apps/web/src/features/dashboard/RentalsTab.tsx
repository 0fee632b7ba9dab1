import type { DateRequest } from '@roborrow/domain';
import type { Member } from '../../session/use-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Following } from '../inbox/index.ts';
import { LentDays, moment, rentalDates } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';
import { groupRequests } from './group-requests.ts';
import { RequestList, Requests } from './RequestList.tsx';
import requestStyles from './requests.module.css';
import { WithRequests } from './WithRequests.tsx';

export interface RentalsTabProps {
  readonly member: Member;
  readonly following: Following;
}

/** Every request for dates that is known, by what it means to the member (D509); without any, what the specification says (D68). */
export function RentalsTab({ member, following }: RentalsTabProps) {
  return (
    <>
      <h1>{dashboard.rentals.heading}</h1>
      <WithRequests me={member.user.uid} following={following}>
        {(requests) =>
          requests.length === 0 ? <NoRentals /> : <Groups member={member} requests={requests} />
        }
      </WithRequests>
    </>
  );
}

function Groups({
  member,
  requests,
}: {
  readonly member: Member;
  readonly requests: readonly DateRequest[];
}) {
  const { lists } = rentalDates;
  const me = member.user.uid;
  const { waiting, current, asked, lent, borrowed, earlier } = groupRequests(requests, me, moment());
  const taken = [...current.filter(({ ownerId }) => ownerId === me), ...lent];
  return (
    <>
      <RequestList member={member} heading={lists.waiting} requests={waiting} />
      <RequestList member={member} heading={lists.now} requests={current} />
      <RequestList member={member} heading={lists.lent} requests={lent} />
      <RequestList member={member} heading={lists.borrowed} requests={borrowed} />
      <RequestList member={member} heading={lists.asked} requests={asked} />
      {taken.length > 0 && <LentDays requests={taken} />}
      {earlier.length > 0 && (
        <details className={requestStyles['earlier']}>
          <summary>{lists.earlier(earlier.length)}</summary>
          <Requests member={member} requests={earlier} />
        </details>
      )}
    </>
  );
}

const NoRentals = () => (
  <div className={styles['placeholder']}>
    <Icon name="calendar-clock" size={40} />
    <p>{dashboard.rentals.text}</p>
  </div>
);
