import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNode } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';
import { CACHE, sourceFiles, WORKSPACE } from '../../workspace/files.ts';

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

const REPORT = join(CACHE, 'vitest.json');

/** Runs every unit, property, contract and component test. None may be skipped, and no test file may be passed over. */
export async function runTests(): Promise<Verdict> {
  mkdirSync(CACHE, { recursive: true });
  rmSync(REPORT, { force: true });
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  const { code, stdout, stderr } = await runNode(vitest, ['run', '--reporter=json', `--outputFile=${REPORT}`]);
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport; // written by the pinned version
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(WORKSPACE, name)} › ${fullName}\n${wordsOf(failureMessages?.[0])}`),
  );
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const ran = new Set(report.testResults.map(({ name }) => relative(WORKSPACE, name)));
  const passedOver = sourceFiles().filter((path) => /\.test\.tsx?$/.test(path) && !ran.has(path));
  const skipped = report.numPendingTests + report.numTodoTests;
  const problems = [
    ...brokenFiles.map(({ name, message }) => `${relative(WORKSPACE, name)}: ${wordsOf(message)}`),
    ...passedOver.map((path) => `${path}: in no vitest project`),
    ...(skipped > 0 ? [`${skipped} tests are skipped`] : []),
    ...(report.numPassedTests + failures.length === 0 ? ['No test ran'] : []),
  ];
  if (code !== 0 && failures.length + problems.length === 0) problems.push(`vitest ended with code ${code}\n${stdout}${stderr}`);
  return {
    summary: `${report.numPassedTests + failures.length} tests in ${ran.size} files`,
    problems,
    tests: { passed: report.numPassedTests, failures },
  };
}

const MOST_LINES = 8;

/** What a failure says, without the way that led there. */
const wordsOf = (message = '') =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, MOST_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
