import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countsOfFile, sumOf } from './counts.ts';
import { STEPS } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'roborrow-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const countsOf = (report: object, expected: readonly string[] = []) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return countsOfFile(file, expected);
};
const vitest = (passed: number, failed: number, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
  testResults: [{ name: '/a.test.ts' }],
});
const playwright = (...statuses: readonly string[]) => ({
  suites: [
    {
      specs: [],
      suites: [{ specs: statuses.map((status) => ({ tests: [{ status }] })) }],
    },
  ],
});

describe('the tests of a report', () => {
  test.each([
    ['Vitest', vitest(5, 1)],
    ['Playwright', playwright('expected', 'expected', 'expected', 'unexpected', 'expected', 'expected')],
  ])('are counted: %s', (_, report) => {
    expect(countsOf(report)).toEqual({ passed: 5, failed: 1, problems: [] });
  });

  test.each([
    ['Vitest', vitest(5, 0, 1, 1)],
    ['Playwright', playwright('expected', 'skipped', 'skipped')],
  ])('are a problem if they are skipped: %s', (_, report) => {
    expect(countsOf(report).problems).toEqual(['2 tests are skipped']);
  });

  test.each([
    ['Vitest', vitest(0, 0)],
    ['Playwright', playwright()],
  ])('are a problem if there are none: %s', (_, report) => {
    expect(countsOf(report).problems).toEqual(['No test ran']);
  });

  test('failed if they passed at a second try', () => {
    expect(countsOf(playwright('expected', 'flaky')).failed).toBe(1);
  });

  test('are a problem if a file did not run, or if there is no report', () => {
    expect(countsOf(vitest(5, 0), ['/a.test.ts', '/b.test.ts']).problems).toEqual([
      '/b.test.ts: in no vitest project',
    ]);
    expect(countsOfFile(join(folder, 'none.json'), []).problems).toEqual(['It broke off without a report']);
  });
});

describe('the last line', () => {
  const verdict = (isGood: boolean, passed: number, failed: number) => ({
    isGood,
    isLeftOut: false,
    passed,
    failed,
  });

  test.each([
    ['each test, and one for each step', [verdict(true, 0, 0), verdict(true, 5, 0)], [7, 0]],
    ['a failed test once, because its step did its work', [verdict(false, 4, 1)], [5, 1]],
    ['a step with a problem as failed', [verdict(false, 0, 0)], [0, 1]],
    ['a step that did not run as failed', [null, verdict(true, 0, 0)], [1, 1]],
  ])('counts %s', (_, verdicts, [passed, failed]) => {
    expect(sumOf(verdicts)).toEqual({ passed, failed });
  });
});

test.each(Object.entries(STEPS))('the step %s has an instruction for its failure', (_, { repair }) => {
  expect(repair).toMatch(/^[A-Z][a-z]+ .*\.$/);
});
