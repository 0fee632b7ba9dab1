import { test } from '@fast-check/vitest';
import { plainSearch, runs, searchCaseArb } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import { miles } from '../units.ts';
import { countExclusions } from './count-exclusions.ts';
import type { ExclusionReason } from './evaluate-robot.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** Removes one filter: the search without this reason for exclusion. */
const lifted = (
  reason: ExclusionReason,
  robot: Robot,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): [Robot, SearchCriteria, SearchOrigin | null] => {
  const { price } = criteria;
  switch (reason) {
    case 'unavailable':
      return [{ ...robot, isAvailable: true }, criteria, origin];
    case 'text':
      return [robot, { ...criteria, text: '' }, origin];
    case 'category':
      return [robot, { ...criteria, category: { kind: 'all' } }, origin];
    case 'below-minimum-price':
      return [robot, { ...criteria, price: { ...price, min: null } }, origin];
    case 'above-maximum-price':
      return [robot, { ...criteria, price: { ...price, max: null } }, origin];
    case 'rental-length':
      return [robot, { ...criteria, days: null }, origin];
    case 'no-coordinates':
      return [{ ...robot, coordinates: origin && origin.coordinates }, criteria, origin];
    case 'outside-radius':
      return [robot, criteria, origin && { ...origin, radius: miles(20_000) }];
  }
};

describe('countExclusions', () => {
  test.prop([searchCaseArb], { numRuns: runs(5000) })(
    'counts for each reason the robots that would be found without that filter',
    ({ robots, criteria, origin }) => {
      const summary = countExclusions(robots, criteria, origin);
      const left = robots.filter((robot) => plainSearch([robot], criteria, origin).length === 0);
      for (const reason of Object.keys(summary) as ExclusionReason[]) {
        // The keys of ExclusionCounts are the reasons.
        const liftable = left.filter((robot) => {
          const [asked, asking, from] = lifted(reason, robot, criteria, origin);
          return plainSearch([asked], asking, from).length === 1;
        });
        expect(summary[reason]).toBe(
          reason === 'no-coordinates' ? liftable.filter((one) => !one.coordinates).length : liftable.length,
        );
      }
    },
  );
});
