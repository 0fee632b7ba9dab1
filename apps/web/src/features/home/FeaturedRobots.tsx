import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { featuredRobots } from '../../queries/robots/robots.ts';
import { useServices } from '../../services.tsx';
import { home } from '../../text/screens/home.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RobotGrid, RobotGridSkeleton } from '../robot-card/index.ts';

/**
 * After this time the placeholders are removed, in milliseconds (D63); robots that arrive later are still
 * shown (D9).
 */
const PLACEHOLDER_TIMEOUT = 3000;

/** Up to six robots, or an invitation if there are none (D63). */
export function FeaturedRobots() {
  const { data: robots } = useQuery(featuredRobots(useServices()));
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGaveUp(true), PLACEHOLDER_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  if (robots?.length) return <RobotGrid robots={robots.map((robot) => ({ robot, distance: null }))} />;
  if (!robots && !gaveUp) return <RobotGridSkeleton count={6} label={home.featuredLoading} />;
  return (
    <EmptyState heading="h3" title={home.featuredEmpty} picture="/illustrations/no-results.svg">
      <Link to="/create-robot" className={buttonClass()}>
        {home.listRobot}
      </Link>
    </EmptyState>
  );
}
