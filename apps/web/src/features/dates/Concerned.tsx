import { endingStep, rentalPhase, type DateRequest, type RobotId, type UserId } from '@roborrow/domain';
import type { Following } from '../inbox/index.ts';
import { useDateRequests } from './date-requests.ts';
import { rentalDates } from './rental-dates.text.ts';
import styles from './dates-card.module.css';
import { moment } from './today.ts';

const words = rentalDates.concerned;

/**
 * The member's open and accepted requests, of one robot if it is named (D684); `null` until they are known. If they cannot be loaded there
 * are none, which `Concerned` says.
 */
export function useConcerned(
  me: UserId,
  { failure }: Following,
  robot: RobotId | null = null,
): readonly DateRequest[] | null {
  const requests = useDateRequests(me) ?? (failure === null ? null : []);
  return (
    requests?.filter(
      (request) =>
        (robot === null || request.robotId === robot) && endingStep(request, me, moment()) !== null,
    ) ?? null
  );
}

export interface ConcernedProps {
  readonly me: UserId;
  readonly requests: readonly DateRequest[] | null;
  readonly following: Following;
  /** Whether the dates end, or stay as they are. */
  readonly effect: 'end' | 'stay';
}

/** Whom it concerns, with their days; nothing where it concerns nobody. */
export function Concerned({ me, requests, following, effect }: ConcernedProps) {
  if (requests === null) return <p role="status">{words.loading}</p>;
  if (requests.length === 0) return following.failure !== null && <p role="alert">{words.failure}</p>;
  return (
    <div className={styles['concerned']}>
      <p>{effect === 'end' ? words.ends(requests.length) : words.stays}</p>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            {words.row(otherName(request, me), request.range, rentalPhase(request, moment()))}
          </li>
        ))}
      </ul>
    </div>
  );
}

const otherName = ({ renterId, renterName, ownerName }: DateRequest, me: UserId): string =>
  renterId === me ? ownerName : renterName;
