import { pricePerDay } from '@roborrow/text/money';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNearSight } from '../../ui/use-near-sight.ts';
import { useBlocks } from '../safety/index.ts';
import { robotById } from './robots.queries.ts';
import { robotCard } from './robot-card.text.ts';
import { recentlyViewed as words } from './recently-viewed.text.ts';
import { RobotPicture } from './RobotCard.tsx';
import styles from './recently-viewed.module.css';
import { clearViewed, idsIn, subscribeToViewed, viewedBy } from './viewed-robots.ts';

/** The robots that were viewed last and are for rent now, newest first (D392). */
export function RecentlyViewed() {
  const services = useServices();
  const me = useMember()?.user.uid ?? null;
  const ids = idsIn(useSyncExternalStore(subscribeToViewed, () => viewedBy(me)));
  const [section, isClose] = useNearSight<HTMLElement>();
  const answers = useQueries({
    queries: ids.map((id) => ({ ...robotById(services, id), enabled: isClose })),
  });
  const isLoading = answers.some(({ isPending }) => isPending);
  const { hides } = useBlocks();
  const robots = answers.flatMap(({ data }) =>
    data?.isAvailable && data.ownerId !== me && !hides(data.ownerId) ? data : [],
  );
  if (ids.length === 0) return null;

  const clear = () => {
    clearViewed();
    // The button that was pressed is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} aria-labelledby="recently-viewed" className={`page ${styles['section']}`}>
      <div className={styles['head']}>
        <h2 id="recently-viewed">{words.heading}</h2>
        <Button variant="quiet" size="small" aria-describedby="recently-viewed" onClick={clear}>
          {words.clear}
        </Button>
        <p className={styles['note']}>{me === null ? words.onDevice : words.inTab}</p>
      </div>
      {isLoading && (
        <div role="status" aria-label={words.loading} className={styles['strip']}>
          {ids.map((id) => (
            <div key={id} className={styles['card']}>
              <div className={styles['picture']}>
                <Skeleton height="100%" />
              </div>
            </div>
          ))}
        </div>
      )}
      {!isLoading && robots.length === 0 && <p className={styles['strip']}>{words.none}</p>}
      {!isLoading && robots.length > 0 && (
        <ul className={styles['strip']}>
          {robots.map((robot) => (
            <li key={robot.id} className={styles['card']}>
              <div className={styles['picture']}>
                <RobotPicture src={robot.images[0]} alt={robotCard.imageOf(robot.name)} />
              </div>
              <Link to="/robots/$robotId" params={{ robotId: robot.id }} className={styles['name']}>
                {robot.name}
              </Link>
              <span className={styles['price']}>{pricePerDay(robot.price)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
