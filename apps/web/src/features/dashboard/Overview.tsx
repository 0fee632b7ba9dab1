import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { useDateRequests } from '../dates/index.ts';
import type { Following } from '../inbox/index.ts';
import { listingsOf } from '../robots/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';
import { Figures } from './Figures.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Waiting } from './Waiting.tsx';
import { WithRequests } from './WithRequests.tsx';

const words = dashboard.overview;

export interface OverviewProps {
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
