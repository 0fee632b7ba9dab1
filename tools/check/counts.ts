import { existsSync, readFileSync } from 'node:fs';

/** What the tests of a step came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What else is wrong: a line each. */
  readonly problems: readonly string[];
}

/** The part of Vitest's JSON report that is used here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly name: string }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly tests: readonly { readonly status: string }[] }[];
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

const counts = (passed: number, failed: number, skipped: number): Counts => ({
  passed,
  failed,
  problems: [
    ...(skipped > 0 ? [`${skipped} tests are skipped`] : []),
    ...(passed + failed === 0 ? ['No test ran'] : []),
  ],
});

/** Counts Vitest's tests. Each of the expected files, which are paths, must have run. */
function countsOfVitest(report: VitestReport, expected: readonly string[]): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const ran = new Set(testResults.map(({ name }) => name));
  const counted = counts(numPassedTests, numFailedTests, numPendingTests + numTodoTests);
  const unseen = expected.filter((path) => !ran.has(path)).map((path) => `${path}: in no vitest project`);
  return { ...counted, problems: [...counted.problems, ...unseen] };
}

const statusesOf = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...suites.flatMap(statusesOf),
];

/** Counts Playwright's tests. One that passed at a second try failed. */
function countsOfPlaywright({ suites }: PlaywrightReport): Counts {
  const statuses = suites.flatMap(statusesOf);
  const having = (...wanted: readonly string[]) => statuses.filter((one) => wanted.includes(one)).length;
  return counts(having('expected'), having('unexpected', 'flaky'), having('skipped'));
}

/** Reads the report that a pinned version has written; `null` if there is none. */
export const readReport = <Report>(path: string): Report | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null; // the caller names its writer's format

export const countsOfFile = (path: string, expected: readonly string[]): Counts => {
  const report = readReport<VitestReport | PlaywrightReport>(path);
  if (!report) return { passed: 0, failed: 0, problems: ['It broke off without a report'] };
  return 'testResults' in report ? countsOfVitest(report, expected) : countsOfPlaywright(report);
};

/** What a step came to, in `.cache/steps`. */
export interface Verdict {
  readonly isGood: boolean;
  /** Whether a part did not run, for want of something on this machine. It then runs again the next time. */
  readonly isLeftOut: boolean;
  readonly passed: number;
  readonly failed: number;
}

/**
 * The numbers of the last line: each test, and one for each step. A step that did not run counts as failed; one with
 * failed tests alone did its work.
 */
export function sumOf(verdicts: readonly (Verdict | null)[]): {
  readonly passed: number;
  readonly failed: number;
} {
  let [passed, failed] = [0, 0];
  for (const verdict of verdicts) {
    passed += verdict?.passed ?? 0;
    failed += verdict?.failed ?? 0;
    if (verdict && (verdict.isGood || verdict.failed > 0)) passed += 1;
    else failed += 1;
  }
  return { passed, failed };
}
