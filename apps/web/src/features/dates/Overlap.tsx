import {
  isWaiting,
  overlap,
  stepId,
  type DateRequest,
  type OutboxMessage,
  type UserId,
} from '@roborrow/domain';
import { useOutbox } from '../inbox/index.ts';
import { useDateRequests } from './date-requests.ts';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';

/**
 * Warns an owner who has accepted some of these days of the same robot already, or whose acceptance is on its way (D510). They may
 * accept them all the same. The screen around it follows the requests.
 */
export function Overlap({ me, request }: { readonly me: UserId; readonly request: DateRequest }) {
  const known = useDateRequests(me) ?? [];
  const outbox = useOutbox(me);
  const accepted = known.find(
    (other) =>
      other.ownerId === me &&
      other.robotId === request.robotId &&
      other.id !== request.id &&
      overlap(other.range, request.range) &&
      (other.state === 'accepted' || outbox.some((message) => accepts(message, other))),
  );
  return accepted ? (
    <p role="status" className={styles['warning']}>
      {text.overlap(accepted.renterName, accepted.range)}
    </p>
  ) : null;
}

const accepts = (message: OutboxMessage, { id, state }: DateRequest): boolean =>
  state === 'asked' &&
  message.id === stepId('accepted', id) &&
  message.dates?.kind === 'accepted' &&
  (message.state.kind !== 'failed' || isWaiting(message));
