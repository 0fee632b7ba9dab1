import { overlap, type DateRequest, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { requestsOf } from '../../queries/messages/date-requests.ts';
import { useServices } from '../../services.tsx';
import { rentalDates as text } from '../../text/rental-dates.ts';
import styles from './dates-card.module.css';

/** Warns an owner who has accepted some of these days of the same robot already (D510). They may accept them all the same. */
export function Overlap({ me, request }: { readonly me: UserId; readonly request: DateRequest }) {
  const { data: known = [] } = useQuery(requestsOf(useServices(), me));
  const accepted = known.find(
    ({ state, ownerId, robotId, range }) =>
      state === 'accepted' && ownerId === me && robotId === request.robotId && overlap(range, request.range),
  );
  return accepted ? (
    <p role="status" className={styles['warning']}>
      {text.overlap(accepted.renterName, accepted.range)}
    </p>
  ) : null;
}
