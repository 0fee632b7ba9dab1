import { haversineMiles, roundMiles } from '../geo/distance.ts';
import type { Miles } from '../units.ts';
import type { CategoryFilter } from './category.ts';
import { createTextPredicate } from './text-predicate.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** Why a search leaves a robot out. */
export type ExclusionReason =
  | 'unavailable'
  | 'text'
  | 'category'
  | 'below-minimum-price'
  | 'above-maximum-price'
  | 'no-coordinates'
  | 'outside-radius';

/** What a search makes of one robot. The distance is not rounded; `null` without an origin. */
export type RobotEvaluation =
  | { readonly kind: 'kept'; readonly distance: Miles | null }
  | { readonly kind: 'dropped'; readonly reasons: readonly [ExclusionReason, ...ExclusionReason[]] };

export const isInCategory = (robot: Robot, filter: CategoryFilter): boolean =>
  filter.kind === 'all' || (filter.kind === 'category' && filter.name === robot.category);

/**
 * The search's rule for one robot at a time, with every reason to leave it out (D100, D1, D4, D8).
 * The words of the query are read once.
 */
export const createRobotEvaluator = (
  { price, category, text }: SearchCriteria,
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

    const distance = origin && robot.coordinates && haversineMiles(origin.coordinates, robot.coordinates);
    if (origin && distance === null) reasons.push('no-coordinates');
    if (origin && distance !== null && roundMiles(distance) > origin.radius) reasons.push('outside-radius');

    const [first, ...others] = reasons;
    return first === undefined
      ? { kind: 'kept', distance }
      : { kind: 'dropped', reasons: [first, ...others] };
  };
};
