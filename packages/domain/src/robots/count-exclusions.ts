import { createRobotEvaluator, EXCLUSION_REASONS, type ExclusionReason } from './evaluate-robot.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** How many robots each reason excludes on its own: they would be found without that one filter. */
export type ExclusionCounts = Readonly<Record<ExclusionReason, number>>;

/** Counts which filter is responsible for an empty search result. */
export const countExclusions = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): ExclusionCounts => {
  const summary = Object.fromEntries(EXCLUSION_REASONS.map((reason) => [reason, 0])) as Record<
    ExclusionReason,
    number
  >; // `fromEntries` does not keep the keys
  const evaluate = createRobotEvaluator(criteria, origin);
  for (const robot of robots) {
    const judgement = evaluate(robot);
    if (judgement.kind === 'dropped' && judgement.reasons.length === 1) summary[judgement.reasons[0]] += 1;
  }
  return summary;
};
