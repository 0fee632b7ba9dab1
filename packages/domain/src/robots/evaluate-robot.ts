import { haversineMiles, roundMiles } from '../geo/distance.ts';
import { liesInState } from '../geo/us-states.ts';
import type { Miles } from '../units.ts';
import type { CategoryFilter } from './category.ts';
import { allowsRental } from './rental-length.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { createTextPredicate } from './text-predicate.ts';

/** Why the criteria of a search exclude a robot, wherever it is. */
type CriteriaReason =
  | 'unavailable'
  | 'text'
  | 'category'
  | 'below-minimum-price'
  | 'above-maximum-price'
  | 'rental-length'
  | 'outside-state';

/** Why a search excludes a robot. */
export type ExclusionReason = CriteriaReason | 'no-coordinates' | 'outside-radius';

/** The result of checking one robot. The distance is not rounded; `null` without an origin. */
export type RobotEvaluation =
  | { readonly kind: 'kept'; readonly distance: Miles | null }
  | { readonly kind: 'dropped'; readonly reasons: readonly [ExclusionReason, ...ExclusionReason[]] };

interface Condition {
  readonly reason: CriteriaReason;
  holds(robot: Robot): boolean;
}

const isInCategory = (robot: Robot, filter: CategoryFilter): boolean =>
  filter.kind === 'all' || (filter.kind === 'category' && filter.name === robot.category);

/** The rule of a search, condition by condition, the cheapest first (D100, D1, D8, D54, D341, D618). The query is parsed once, here. */
const conditionsOf = ({
  text,
  vocabulary,
  category,
  price,
  days = null,
  state = null,
}: SearchCriteria): readonly Condition[] => {
  const min = price.min ?? -Infinity;
  const max = price.max ?? Infinity;
  return [
    { reason: 'unavailable', holds: (robot) => robot.isAvailable },
    { reason: 'below-minimum-price', holds: (robot) => robot.price >= min },
    { reason: 'above-maximum-price', holds: (robot) => robot.price <= max },
    { reason: 'category', holds: (robot) => isInCategory(robot, category) },
    { reason: 'rental-length', holds: (robot) => days === null || allowsRental(robot, days) },
    { reason: 'outside-state', holds: (robot) => state === null || liesInState(robot.location, state) },
    { reason: 'text', holds: createTextPredicate(text, vocabulary) },
  ];
};

/** Whether a robot is available and meets the criteria, wherever it is. */
export const createCriteriaPredicate = (criteria: SearchCriteria): ((robot: Robot) => boolean) => {
  const conditions = conditionsOf(criteria);
  return (robot) => conditions.every(({ holds }) => holds(robot));
};

/** Creates the search rule for a single robot. It reports every reason for an exclusion (D100, D4). */
export const createRobotEvaluator = (
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): ((robot: Robot) => RobotEvaluation) => {
  const conditions = conditionsOf(criteria);
  return (robot) => {
    const reasons: ExclusionReason[] = conditions
      .filter(({ holds }) => !holds(robot))
      .map(({ reason }) => reason);

    const distance = origin && robot.coordinates && haversineMiles(origin.coordinates, robot.coordinates);
    if (origin && distance === null) reasons.push('no-coordinates');
    if (origin && distance !== null && roundMiles(distance) > origin.radius) reasons.push('outside-radius');

    const [first, ...others] = reasons;
    return first === undefined
      ? { kind: 'kept', distance }
      : { kind: 'dropped', reasons: [first, ...others] };
  };
};
