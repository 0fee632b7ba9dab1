import { messageAge, type Robot, UNKNOWN_TIME } from '@roborrow/domain';
import { messageAgeText, momentText } from '@roborrow/text/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDateRequests } from '../dates/index.ts';
import type { Following } from '../inbox/index.ts';
import { listingsOf, RobotPicture } from '../robots/index.ts';
import { useNow } from '../messages/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';
import { Figures } from './Figures.tsx';
import { LoadFailure, WithRequests } from './WithRequests.tsx';
import { Waiting } from './Waiting.tsx';

const words = dashboard.overview;

interface OverviewProps {
  readonly member: Member;
  readonly following: Following;
}

/** What waits for the member first (D594), then their latest activity, and four figures (D68). */
export function Overview({ member, following }: OverviewProps) {
  const me = member.user.uid;
  const requests = useDateRequests(me);
  const robots = useQuery(listingsOf(useServices(), me));
  return (
    <>
      <h1>{dashboard.welcome(member.profile?.firstName ?? '')}</h1>
      <WithRequests me={me} following={following}>
        {(known) => <Waiting member={member} requests={known} />}
      </WithRequests>
      {/* They wait for the requests so as not to move. */}
      {(requests || following.failure !== null) && (
        <>
          <section aria-labelledby="recent" className={styles['panel']}>
            <h2 id="recent">{words.recent}</h2>
            {robots.isError && !robots.data ? (
              <LoadFailure query={robots} />
            ) : (
              <RecentActivity robots={robots.data} />
            )}
          </section>
          <Figures me={me} requests={requests} robots={robots} />
        </>
      )}
    </>
  );
}

/** The number of robots shown (D68). */
const SHOWN = 3;

/** The owner's latest listings. `robots` is undefined until known. */
function RecentActivity({ robots }: { readonly robots: readonly Robot[] | undefined }) {
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
