import { messageAge, UNKNOWN_TIME, type Robot } from '@roborrow/domain';
import { messageAgeText, momentText } from '@roborrow/text/dates';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../messages/index.ts';
import { RobotPicture } from '../robots/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';

/** The number of robots shown (D68). */
const SHOWN = 3;

/** The owner's latest listings. `robots` is undefined until known. */
export function RecentActivity({ robots }: { readonly robots: readonly Robot[] | undefined }) {
  const now = useNow();
  if (!robots) {
    return (
      <div role="status" aria-label={dashboard.loading} className={styles['recent']}>
        {Array.from({ length: SHOWN }, (_, index) => (
          <Skeleton key={index} height="4rem" />
        ))}
      </div>
    );
  }
  if (robots.length === 0) {
    return (
      <EmptyState heading="h3" title={dashboard.overview.empty} picture="/illustrations/no-results.svg">
        <Link to="/create-robot" className={buttonClass()}>
          {dashboard.robots.listFirst}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className={styles['recent']}>
      {robots.slice(0, SHOWN).map((robot) => (
        <li key={robot.id}>
          <Link to="/robots/$robotId" params={{ robotId: robot.id }} className={styles['event']}>
            <span className={styles['thumb']}>
              <RobotPicture src={robot.images[0]} alt="" />
            </span>
            <span>{dashboard.overview.listed(robot.name)}</span>
            {robot.createdAt !== UNKNOWN_TIME && (
              <time dateTime={new Date(robot.createdAt).toISOString()} title={momentText(robot.createdAt)}>
                {messageAgeText(messageAge(robot.createdAt, now))}
              </time>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
