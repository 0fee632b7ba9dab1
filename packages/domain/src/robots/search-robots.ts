import { haversineMiles } from '../geo/distance.ts';
import { liesInState } from '../geo/us-states.ts';
import { createRadiusPredicate } from '../geo/radius-predicate.ts';
import type { Miles } from '../units.ts';
import { isInCategory } from './evaluate-robot.ts';
import { byNewest } from '../newest-first.ts';
import { allowsRental } from './rental-length.ts';
import { createTextPredicate } from './text-predicate.ts';
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

/** Whether a robot is available and meets the criteria, wherever it is. */
export const createCriteriaPredicate = ({
  text,
  category,
  price,
  days = null,
  state = null,
}: SearchCriteria): ((robot: Robot) => boolean) => {
  const min = price.min ?? -Infinity;
  const max = price.max ?? Infinity;
  const hasText = createTextPredicate(text);
  return (robot) =>
    robot.isAvailable &&
    robot.price >= min &&
    robot.price <= max &&
    isInCategory(robot, category) &&
    (days === null || allowsRental(robot, days)) &&
    (state === null || liesInState(robot.location, state)) &&
    hasText(robot);
};
