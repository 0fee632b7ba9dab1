import { type Miles, type Robot, robotId, type RobotId } from '@roborrow/domain';
import { useRouterState } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useBlocks } from '../safety/index.ts';
import type { Turn } from '../../ui/Picture.tsx';
import { RobotCard, type RobotPageSearch } from './RobotCard.tsx';
import styles from './robot-card.module.css';

interface RobotGridProps {
  readonly robots: readonly {
    readonly robot: Robot;
    readonly distance: Miles | null;
    /** Lines that say why it is among the results. */
    readonly notes?: readonly string[];
  }[];
  /** What the robots' pages take from the search. */
  readonly search?: RobotPageSearch;
  /** The cards' word for an available robot. */
  readonly label?: string;
}

/** How many cards of a page are probably visible before scrolling. */
const ABOVE_THE_FOLD = 3;

const turnOf = (index: number): Turn => {
  if (index === 0) return 'first';
  return index < ABOVE_THE_FOLD ? 'early' : 'near';
};

/** The addresses of results, to which a robot's page leads back. */
const RESULTS: ReadonlySet<string> = new Set(['/robots', '/search']);

/** Cards, without those of owners whose listings the member is not shown (D452). */
export function RobotGrid({ robots, search = {}, label }: RobotGridProps) {
  const marked = use(MarkedRobots);
  const { hides } = useBlocks();
  const isResults = useRouterState({ select: ({ location }) => RESULTS.has(location.pathname) });
  const shown = robots.filter(({ robot }) => !hides(robot.ownerId));
  return (
    <ul className={styles['grid']}>
      {shown.map(({ robot, distance, notes }, index) => (
        <li key={robot.id} data-robot={robot.id} data-marked={marked.has(robot.id) || undefined}>
          <RobotCard
            robot={robot}
            distance={distance}
            isResult={isResults}
            turn={turnOf(index)}
            {...(notes && { notes })}
            search={search}
            {...(label && { label })}
          />
        </li>
      ))}
    </ul>
  );
}

/** A placeholder with the grid's shape while its robots are loading. */
export function RobotGridSkeleton({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={styles['grid']}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['loading']}>
          <div className={styles['picture']}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="70%" height="1.4rem" />
          <Skeleton width="45%" />
          <Skeleton height="2.8rem" />
        </div>
      ))}
    </div>
  );
}

/** The robots whose cards are marked, because something beside the list points at them. */
export const MarkedRobots = createContext<ReadonlySet<RobotId>>(new Set());

/** The robot whose card the element belongs to; `null` for none. */
export const robotIdAt = (target: EventTarget): RobotId | null => {
  const id =
    target instanceof Element ? target.closest<HTMLElement>('[data-robot]')?.dataset['robot'] : undefined;
  return id === undefined ? null : robotId(id);
};
