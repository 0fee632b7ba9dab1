import type { UserId } from '@roborrow/domain';
import { numberText, unreadCountText } from '@roborrow/text/plurals';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requestsOf } from '../../queries/messages/date-requests.ts';
import { useInbox } from '../../queries/messages/inbox.ts';
import { listingsOf } from '../../queries/robots/robots.ts';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { dashboard } from '../../text/screens/dashboard.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { tabSearch, type DashboardTab } from './dashboard-tabs.ts';
import styles from './dashboard.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { RecentActivity } from './RecentActivity.tsx';

const words = dashboard.overview;

/** Shown when a figure could not be read. */
const UNKNOWN = '–';

/** Open requests for dates (D509), then four figures and the latest activity (D68), which wait for the requests so as not to move. */
export function Overview({ member }: { readonly member: Member }) {
  const me = member.user.uid;
  const requests = useQuery(requestsOf(useServices(), me));
  return (
    <>
      <h1>{dashboard.welcome(member.profile?.firstName ?? '')}</h1>
      <OpenRequests me={me} />
      {!requests.isPending && <Figures me={me} />}
    </>
  );
}

function Figures({ me }: { readonly me: UserId }) {
  const query = useQuery(listingsOf(useServices(), me));
  const { unreadCount } = useInbox();
  const { data: robots } = query;
  return (
    <>
      <ul className={styles['stats']}>
        <Stat tab="robots" label={words.robots}>
          {robots ? numberText(robots.length) : query.isPending ? <Skeleton width="2.5rem" /> : UNKNOWN}
        </Stat>
        {/* Renting is not implemented, so both are always 0. */}
        <Stat tab="rentals" label={words.activeRentals}>
          {numberText(0)}
        </Stat>
        <Stat tab="rentals" label={words.totalRentals}>
          {numberText(0)}
        </Stat>
        <Stat tab="messages" label={words.messages}>
          {unreadCountText(unreadCount)}
        </Stat>
      </ul>
      <section aria-labelledby="recent" className={styles['panel']}>
        <h2 id="recent">{words.recent}</h2>
        {query.isError && !robots ? <LoadFailure query={query} /> : <RecentActivity robots={robots} />}
      </section>
    </>
  );
}

interface StatProps {
  /** The tab that the figure links to. */
  readonly tab: DashboardTab;
  readonly label: string;
  readonly children: ReactNode;
}

function Stat({ tab, label, children }: StatProps) {
  return (
    <li>
      <Link to="/dashboard" search={tabSearch(tab)} className={styles['stat']}>
        <span>{label}</span> <strong>{children}</strong>
      </Link>
    </li>
  );
}
