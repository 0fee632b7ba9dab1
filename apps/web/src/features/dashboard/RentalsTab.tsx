import type { DateRequest } from '@roborrow/domain';
import { totalText } from '@roborrow/text/rentals';
import type { Member } from '../../session/use-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Following } from '../inbox/index.ts';
import { LentDays, moment, rentalDates } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';
import { doneRentals, groupRequests } from './group-requests.ts';
import { NoContract, RequestList, Requests } from './RequestList.tsx';
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
  const now = moment();
  const grouped = groupRequests(requests, me, now);
  const { waiting, current, asked, lent, borrowed, earlierLent, earlierBorrowed } = grouped;
  const done = doneRentals(requests, me, now);
  const taken = [...current.filter(({ ownerId }) => ownerId === me), ...lent];
  return (
    <>
      <NoContract requests={requests} />
      <RequestList member={member} heading={lists.waiting} requests={waiting} />
      <RequestList member={member} heading={lists.now} requests={current} />
      <RequestList member={member} heading={lists.lent} requests={lent} />
      <RequestList member={member} heading={lists.borrowed} requests={borrowed} />
      <RequestList member={member} heading={lists.asked} requests={asked} />
      {taken.length > 0 && <LentDays requests={taken} />}
      {done.count > 0 && (
        <section className={requestStyles['earnings']} aria-label={dashboard.rentals.earnings}>
          <h2>{dashboard.rentals.earnings}</h2>
          <p>
            <strong>{totalText(done.earnings)}</strong> {dashboard.rentals.fromRentals(done.count)}
          </p>
        </section>
      )}
      <Earlier member={member} heading={lists.earlierLent} requests={earlierLent} />
      <Earlier member={member} heading={lists.earlierBorrowed} requests={earlierBorrowed} />
    </>
  );
}

interface EarlierProps {
  readonly member: Member;
  readonly heading: (count: number) => string;
  readonly requests: readonly DateRequest[];
}

/** What is over, closed until it is asked for. */
const Earlier = ({ member, heading, requests }: EarlierProps) =>
  requests.length > 0 && (
    <details className={requestStyles['earlier']}>
      <summary>{heading(requests.length)}</summary>
      <Requests member={member} requests={requests} />
    </details>
  );

const NoRentals = () => (
  <div className={styles['placeholder']}>
    <Icon name="calendar-clock" size={40} />
    <p>{dashboard.rentals.text}</p>
  </div>
);
