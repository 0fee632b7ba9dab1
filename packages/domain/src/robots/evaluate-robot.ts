import { haversineMiles, roundMiles } from '../geo/distance.ts';
import type { Miles } from '../units.ts';
import { appliedFilters, FILTER_REASONS, type Condition, type FilterReason } from './filters.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** Why a search excludes a robot. */
export type ExclusionReason = 'unavailable' | FilterReason | 'no-coordinates' | 'outside-radius';

/** All of them. */
export const EXCLUSION_REASONS: readonly ExclusionReason[] = [
  'unavailable',
  ...FILTER_REASONS,
  'no-coordinates',
  'outside-radius',
];

/** The result of checking one robot. The distance is not rounded; `null` without an origin. */
export type RobotEvaluation =
  | { readonly kind: 'kept'; readonly distance: Miles | null }
  | { readonly kind: 'dropped'; readonly reasons: readonly [ExclusionReason, ...ExclusionReason[]] };

/** The rule of a search, condition by condition, the cheapest first (D100). The query is parsed once, here. */
const conditionsOf = ({
  vocabulary,
  ...filters
}: SearchCriteria): readonly Condition<'unavailable' | FilterReason>[] => [
  { reason: 'unavailable', holds: (robot) => robot.isAvailable },
  ...appliedFilters(filters).flatMap(({ conditions }) => conditions(vocabulary)),
];

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
