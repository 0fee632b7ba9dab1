import { type DateRequest, searchElsewhere, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { robotById } from '../robots/index.ts';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';
import { today } from './today.ts';

interface FreeElsewhereProps {
  readonly me: UserId;
  /** One that expired. */
  readonly request: DateRequest;
}

/** Leads the renter to other robots that are free on the same days (D733); nothing once those have begun, and for the owner. */
export const FreeElsewhere = ({ me, request }: FreeElsewhereProps) =>
  request.renterId === me && request.range.first >= today() ? <ToSearch request={request} /> : null;

function ToSearch({ request: { robotId, range } }: Pick<FreeElsewhereProps, 'request'>) {
  const { data: robot } = useQuery(robotById(useServices(), robotId));
  // Without its listing neither kind nor place is known.
  const search = robot ? searchElsewhere(robot, range) : { from: range.first, to: range.last };
  return (
    <p className={styles['page']}>
      <Link to="/search" search={search}>
        {text.freeElsewhere}
      </Link>
    </p>
  );
}
