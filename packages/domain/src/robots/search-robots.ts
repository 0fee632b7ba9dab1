import { haversineMiles } from '../geo/distance.ts';
import { createRadiusPredicate } from '../geo/radius-predicate.ts';
import { byNewest } from '../newest-first.ts';
import type { Miles } from '../units.ts';
import { createCriteriaPredicate } from './evaluate-robot.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** A robot that a search found. */
export interface FoundRobot {
  readonly robot: Robot;
  /** Not rounded, for `displayDistance`; `null` if the search had no origin. */
  readonly distance: Miles | null;
}

/**
 * The robots that `createRobotEvaluator` keeps: nearest first (equal distances newest first) with an origin,
 * newest first without one (D1). For speed it checks the cheap conditions first and computes the exact
 * distance only for robots that it keeps.
 */
export const searchRobots = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): readonly FoundRobot[] => {
  const meetsCriteria = createCriteriaPredicate(criteria);
  if (origin === null) {
    return robots
      .filter(meetsCriteria)
      .sort(byNewest)
      .map((robot) => ({ robot, distance: null }));
  }

  const isNear = createRadiusPredicate(origin.coordinates, origin.radius);
  const found: { readonly robot: Robot; readonly distance: Miles }[] = [];
  for (const robot of robots) {
    if (robot.coordinates === null || !isNear(robot.coordinates) || !meetsCriteria(robot)) continue;
    found.push({ robot, distance: haversineMiles(origin.coordinates, robot.coordinates) });
  }
  return found.sort((a, b) => a.distance - b.distance || byNewest(a.robot, b.robot));
};
