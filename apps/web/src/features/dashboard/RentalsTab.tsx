import type { UserId } from '@roborrow/domain';
import { rentalDates } from '../../text/rental-dates.ts';
import { dashboard } from '../../text/screens/dashboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LentDays, RequestList } from '../rental-dates/index.ts';
import styles from './dashboard.module.css';
import { Requests } from './Requests.tsx';

/** The dates that were accepted, by the member and for them (D509); without any, what the specification says (D68). */
export function RentalsTab({ me }: { readonly me: UserId }) {
  const { lists } = rentalDates;
  return (
    <>
      <h1>{dashboard.rentals.heading}</h1>
      <Requests me={me}>
        {(requests) => {
          const accepted = requests
            .filter(({ state }) => state === 'accepted')
            .toSorted((a, b) => (a.range.first < b.range.first ? -1 : 1));
          if (accepted.length === 0) return <NoRentals />;
          const lent = accepted.filter(({ ownerId }) => ownerId === me);
          return (
            <>
              <RequestList me={me} heading={lists.lent} requests={lent} />
              <RequestList
                me={me}
                heading={lists.borrowed}
                requests={accepted.filter(({ renterId }) => renterId === me)}
              />
              {lent.length > 0 && <LentDays requests={lent} />}
            </>
          );
        }}
      </Requests>
    </>
  );
}

const NoRentals = () => (
  <div className={styles['placeholder']}>
    <Icon name="calendar-clock" size={40} />
    <p>{dashboard.rentals.text}</p>
  </div>
);
