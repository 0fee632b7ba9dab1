import fc from 'fast-check';
import { plainSearch, runs, searchCaseArb } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { miles } from '../units.ts';
import { countExclusions } from './count-exclusions.ts';
import type { ExclusionReason } from './evaluate-robot.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

/** Removes one filter: the search without this reason for exclusion. */
const lifted = (
  reason: ExclusionReason,
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): [readonly Robot[], SearchCriteria, SearchOrigin | null] => {
  const { price } = criteria;
  switch (reason) {
    case 'unavailable':
      return [robots.map((robot) => ({ ...robot, isAvailable: true })), criteria, origin];
    case 'text':
      return [robots, { ...criteria, text: '' }, origin];
    case 'category':
      return [robots, { ...criteria, category: { kind: 'all' } }, origin];
    case 'below-minimum-price':
      return [robots, { ...criteria, price: { ...price, min: null } }, origin];
    case 'above-maximum-price':
      return [robots, { ...criteria, price: { ...price, max: null } }, origin];
    case 'rental-length':
      return [robots, { ...criteria, days: null }, origin];
    case 'closed-days':
      return [robots.map((robot) => ({ ...robot, closedDays: [], closedWeekdays: [] })), criteria, origin];
    case 'taken-days':
      return [robots.map((robot) => ({ ...robot, taken: [] })), criteria, origin];
    case 'outside-state':
      return [robots, { ...criteria, state: null }, origin];
    case 'no-coordinates': {
      const here = origin && origin.coordinates;
      return [
        robots.map((robot) => ({ ...robot, coordinates: robot.coordinates ?? here })),
        criteria,
        origin,
      ];
    }
    case 'outside-radius':
      return [robots, criteria, origin && { ...origin, radius: miles(20_000) }];
  }
};

describe('countExclusions', () => {
  test('counts for each reason the robots that would be found without that filter', () => {
    fc.assert(
      fc.property(searchCaseArb, ({ robots, criteria, origin }) => {
        const summary = countExclusions(robots, criteria, origin);
        const found = plainSearch(robots, criteria, origin).length;
        const reasons = Object.keys(summary) as ExclusionReason[]; // the keys of ExclusionCounts are the reasons
        const more = reasons.map((reason) => [
          reason,
          plainSearch(...lifted(reason, robots, criteria, origin)).length - found,
        ]);
        expect(summary).toEqual(Object.fromEntries(more));
      }),
      { numRuns: runs(400) },
    );
  });
});
