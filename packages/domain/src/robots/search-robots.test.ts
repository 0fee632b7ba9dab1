import { test } from '@fast-check/vitest';
import { plainSearch, runs, searchCaseArb } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import { createRobotEvaluator } from './evaluate-robot.ts';
import { searchRobots } from './search-robots.ts';

describe('a search for robots (D100, D1)', () => {
  test.prop([searchCaseArb], { numRuns: runs(2000) })(
    'finds the same robots as the plain search, in the same order, with the same distances',
    ({ robots, criteria, origin }) => {
      expect(searchRobots(robots, criteria, origin)).toEqual(plainSearch(robots, criteria, origin));
    },
  );

  test.prop([searchCaseArb], { numRuns: runs(2000) })(
    'finds exactly the robots that the evaluator keeps',
    ({ robots, criteria, origin }) => {
      const found = new Map(
        searchRobots(robots, criteria, origin).map(({ robot, distance }) => [robot, distance]),
      );
      for (const robot of robots) {
        const judgement = createRobotEvaluator(criteria, origin)(robot);
        expect(judgement.kind === 'kept').toBe(found.has(robot));
        if (judgement.kind === 'kept') expect(judgement.distance).toBe(found.get(robot));
      }
    },
  );

  test.prop([searchCaseArb], { numRuns: runs(2000) })(
    'does not depend on the order of the robots',
    (corpus) => {
      const { robots, criteria, origin } = corpus;
      expect(searchRobots([...robots].reverse(), criteria, origin)).toEqual(
        searchRobots(robots, criteria, origin),
      );
    },
  );

  test.prop([searchCaseArb], { numRuns: runs(2000) })('finds all of its own results again', (corpus) => {
    const found = searchRobots(corpus.robots, corpus.criteria, corpus.origin);
    const again = searchRobots(
      found.map(({ robot }) => robot),
      corpus.criteria,
      corpus.origin,
    );
    expect(again).toEqual(found);
  });
});
