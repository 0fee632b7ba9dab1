import type { Robot } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { useNearSight } from '../../ui/use-near-sight.ts';
import { RobotGrid, RobotGridSkeleton, similarRobots } from '../robots/index.ts';
import { robotDetail } from './robot-detail.text.ts';
import styles from './nearby.module.css';

/**
 * Robots near this one, read when their place comes close to what is in sight (D608). Where there are none, or they cannot be read, the
 * page ends without them.
 */
export function SimilarRobots({ robot }: { readonly robot: Robot }) {
  const [section, isClose] = useNearSight<HTMLElement>();
  const { data, isPending } = useQuery(similarRobots(useServices(), robot, isClose));
  const words = robotDetail.similar;
  if (!isPending && !data?.length) return null;
  return (
    <section ref={section} aria-labelledby="similar" className={styles['similar']}>
      <h2 id="similar">{words.heading}</h2>
      {data ? (
        <RobotGrid robots={data} search={{ from: robot.location }} />
      ) : (
        <RobotGridSkeleton count={4} label={words.loading} />
      )}
    </section>
  );
}
