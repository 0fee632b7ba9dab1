import type { PublicProfile } from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useBlocks } from '../safety/index.ts';
import { availableRobotsOf, RobotGrid, RobotGridSkeleton } from '../robots/index.ts';
import { publicProfile } from './public-profile.text.ts';
import styles from './profile.module.css';

/** The owner's robots that are available; others are not shown (D73), and none where one blocked the other (D452). */
export function AvailableRobots({ owner }: { readonly owner: PublicProfile }) {
  const { data, error, refetch, isFetching } = useQuery(availableRobotsOf(useServices(), owner.id));
  const { people, hides } = useBlocks();
  const robots = data && hides(owner.id) ? [] : data;
  const firstName = owner.firstName || owner.username || publicProfile.title;
  return (
    <section className={styles['section']} aria-labelledby="robots">
      <h2 id="robots">{publicProfile.robotsOf(firstName)}</h2>
      {!robots && !error && <RobotGridSkeleton count={3} label={publicProfile.loadingRobots} />}
      {!robots && error && (
        <EmptyState heading="h3" title={robotsErrorText('list', error)}>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {app.retry}
          </Button>
        </EmptyState>
      )}
      {robots?.length === 0 && (
        <EmptyState
          heading="h3"
          {...(people.includes(owner.id)
            ? { title: publicProfile.blocked(firstName), text: publicProfile.blockedHint }
            : { title: publicProfile.noRobots, text: publicProfile.noRobotsHint(firstName) })}
          picture="/illustrations/no-results.svg"
        />
      )}
      {robots && robots.length > 0 && (
        <RobotGrid
          robots={robots.map((robot) => ({ robot, distance: null }))}
          label={availabilityText(true)}
        />
      )}
    </section>
  );
}
