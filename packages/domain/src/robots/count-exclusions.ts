import { createRobotEvaluator, type ExclusionReason } from './evaluate-robot.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** How many robots each reason keeps out all by itself: they would be found if only it were lifted. */
export type ExclusionCounts = Readonly<Record<ExclusionReason, number>>;

/** Says which filter an empty search owes its emptiness to. */
export const countExclusions = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): ExclusionCounts => {
  const summary: Record<ExclusionReason, number> = {
    unavailable: 0,
    text: 0,
    category: 0,
    'below-minimum-price': 0,
    'above-maximum-price': 0,
    'no-coordinates': 0,
    'outside-radius': 0,
  };
  const evaluate = createRobotEvaluator(criteria, origin);
  for (const robot of robots) {
    const judgement = evaluate(robot);
    if (judgement.kind === 'dropped' && judgement.reasons.length === 1) summary[judgement.reasons[0]] += 1;
  }
  return summary;
};
