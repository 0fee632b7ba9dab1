import { haversineMiles, roundMiles } from '../geo/distance.ts';
import { liesInState } from '../geo/us-states.ts';
import type { Miles } from '../units.ts';
import type { CategoryFilter } from './category.ts';
import { allowsRental } from './rental-length.ts';
import { createTextPredicate } from './text-predicate.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** Why a search excludes a robot. */
export type ExclusionReason =
  | 'unavailable'
  | 'text'
  | 'category'
  | 'below-minimum-price'
  | 'above-maximum-price'
  | 'rental-length'
  | 'outside-state'
  | 'no-coordinates'
  | 'outside-radius';

/** The result of checking one robot. The distance is not rounded; `null` without an origin. */
export type RobotEvaluation =
  | { readonly kind: 'kept'; readonly distance: Miles | null }
  | { readonly kind: 'dropped'; readonly reasons: readonly [ExclusionReason, ...ExclusionReason[]] };

export const isInCategory = (robot: Robot, filter: CategoryFilter): boolean =>
  filter.kind === 'all' || (filter.kind === 'category' && filter.name === robot.category);

/**
 * Creates the search rule for a single robot. It reports every reason for an exclusion (D100, D1, D4, D8, D341, D618).
 * The query is parsed once, here.
 */
export const createRobotEvaluator = (
  { price, category, text, days, state }: SearchCriteria,
  origin: SearchOrigin | null,
): ((robot: Robot) => RobotEvaluation) => {
  const hasText = createTextPredicate(text);
  return (robot) => {
    const reasons: ExclusionReason[] = [];
    if (!robot.isAvailable) reasons.push('unavailable');
    if (!hasText(robot)) reasons.push('text');
    if (!isInCategory(robot, category)) reasons.push('category');
    if (price.min !== null && robot.price < price.min) reasons.push('below-minimum-price');
    if (price.max !== null && robot.price > price.max) reasons.push('above-maximum-price');
    if (days != null && !allowsRental(robot, days)) reasons.push('rental-length');
    if (state && !liesInState(robot.location, state)) reasons.push('outside-state');

    const distance = origin && robot.coordinates && haversineMiles(origin.coordinates, robot.coordinates);
    if (origin && distance === null) reasons.push('no-coordinates');
    if (origin && distance !== null && roundMiles(distance) > origin.radius) reasons.push('outside-radius');

    const [first, ...others] = reasons;
    return first === undefined
      ? { kind: 'kept', distance }
      : { kind: 'dropped', reasons: [first, ...others] };
  };
};
