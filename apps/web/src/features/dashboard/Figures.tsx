import type { DateRequest, Robot, UserId } from '@roborrow/domain';
import { numberText, unreadCountText } from '@roborrow/text/plurals';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInbox } from '../../shared/inbox.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { moment } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import { tabSearch, type DashboardTab } from './dashboard-tabs.ts';
import styles from './dashboard.module.css';
import { activeRentals, doneRentals } from './group-requests.ts';

const words = dashboard.overview;

/** Shown when a figure could not be read. */
const UNKNOWN = '–';

export interface FiguresProps {
  readonly me: UserId;
  /** `null` when they are not known. */
  readonly requests: readonly DateRequest[] | null;
  readonly robots: UseQueryResult<readonly Robot[]>;
}

/** The four figures (D68): robots and rentals of the member's own, and their unread messages. */
export function Figures({ me, requests, robots: { data: robots, isPending } }: FiguresProps) {
  const { unreadCount } = useInbox();
  const done = requests ? doneRentals(requests, me, moment()).count : 0;
  const ofRobots = (count: (known: readonly Robot[]) => number) =>
    robots ? numberText(count(robots)) : isPending ? <Skeleton width="2.5rem" /> : UNKNOWN;
  return (
    <ul className={styles['stats']}>
      <Stat tab="robots" label={words.robots}>
        {ofRobots(({ length }) => length)}
      </Stat>
      <Stat tab="rentals" label={words.activeRentals} hint={words.activeHint}>
        {requests ? numberText(activeRentals(requests, me, moment())) : UNKNOWN}
      </Stat>
      <Stat tab="robots" label={words.totalRentals} hint={words.totalHint}>
        {ofRobots((known) => Math.max(totalRentals(known), done))}
      </Stat>
      <Stat tab="messages" label={words.messages} hint={words.messagesHint}>
        {unreadCountText(unreadCount)}
      </Stat>
    </ul>
  );
}

/** As on the card of each robot, which are counted by a trusted function; where there is none, those that are known to be done count. */
const totalRentals = (robots: readonly Robot[]): number =>
  robots.reduce((sum, robot) => sum + robot.totalRentals, 0);

interface StatProps {
  /** The tab that the figure links to. */
  readonly tab: DashboardTab;
  readonly label: string;
  /** What is counted. */
  readonly hint?: string;
  readonly children: ReactNode;
}

function Stat({ tab, label, hint, children }: StatProps) {
  return (
    <li>
      <Link to="/dashboard" search={tabSearch(tab)} className={styles['stat']}>
        <span>{label}</span> <strong>{children}</strong> {hint && <small>{hint}</small>}
      </Link>
    </li>
  );
}
