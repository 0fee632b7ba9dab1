import fc from 'fast-check';
import { plainSearch, runs, searchCaseArb } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { createRobotEvaluator } from './evaluate-robot.ts';
import { searchRobots } from './search-robots.ts';

describe('a search for robots (D100, D1)', () => {
  test('finds the robots of the plain search in its order, with its distances, which are those that the evaluator keeps', () => {
    fc.assert(
      fc.property(searchCaseArb, ({ robots, criteria, origin }) => {
        const found = searchRobots(robots, criteria, origin);
        expect(found).toEqual(plainSearch(robots, criteria, origin));
        const evaluate = createRobotEvaluator(criteria, origin);
        const kept = robots.flatMap((robot) => {
          const evaluation = evaluate(robot);
          return evaluation.kind === 'kept' ? [[robot, evaluation.distance] as const] : [];
        });
        expect(new Map(kept)).toEqual(new Map(found.map(({ robot, distance }) => [robot, distance])));
      }),
      { numRuns: runs(700) },
    );
  });
});
