import type { Robot } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Following } from '../inbox/index.ts';
import { listingsOf } from '../robots/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';
import { DeleteRobot } from './DeleteRobot.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { OwnRobot } from './OwnRobot.tsx';

const words = dashboard.robots;

export interface OwnRobotsProps {
  readonly member: Member;
  readonly following: Following;
}

/** The owner's listings with their actions (D68, D24). */
export function OwnRobots({ member, following }: OwnRobotsProps) {
  const query = useQuery(listingsOf(useServices(), member.user.uid));
  const [doomed, setDoomed] = useState<Robot | null>(null);
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog was removed with its robot, so the browser cannot return the focus to
  // it.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);
  const { data: robots } = query;
  return (
    <>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        {robots && robots.length > 0 && (
          <Link to="/create-robot" className={buttonClass()}>
            {words.add}
          </Link>
        )}
      </header>
      {query.isPending && (
        <div role="status" aria-label={dashboard.loading} className={styles['robots']}>
          <Skeleton height="13rem" />
          <Skeleton height="13rem" />
        </div>
      )}
      {query.isError && !robots && <LoadFailure query={query} />}
      {robots?.length === 0 && (
        <EmptyState title={words.emptyHeading} text={words.empty} picture="/illustrations/no-results.svg">
          <Link to="/create-robot" className={buttonClass()}>
            {words.listFirst}
          </Link>
        </EmptyState>
      )}
      {robots && robots.length > 0 && (
        <ul className={styles['robots']}>
          {robots.map((robot) => (
            <li key={robot.id}>
              <OwnRobot
                member={member}
                following={following}
                robot={robot}
                onDelete={() => setDoomed(robot)}
              />
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <DeleteRobot
          member={member}
          following={following}
          robot={doomed}
          onClose={(isDeleted) => {
            setDoomed(null);
            if (isDeleted) setDeletions((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
