import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, WORKSPACE } from '../../workspace/files.ts';
import { run, type Finished } from '../../workspace/programs.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';

/** The part of vitest's JSON report that is used here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
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

const MOST_LINES = 8;

/** The message of a failure, without its stack trace. */
const wordsOf = (message = '') =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, MOST_LINES)
    .map((line) => `  ${line}`)
    .join('\n');

/** The command that runs vitest; its report is written to the cache folder. */
export function vitestCommand(
  name: string,
  {
    project,
    files = [],
    reporters = [],
  }: {
    /** A pattern of projects' names; all by default. */
    readonly project?: string;
    readonly files?: readonly string[];
    /** Further reporters: paths from the workspace. */
    readonly reporters?: readonly string[];
  } = {},
) {
  const report = join(CACHE, `${name}.json`);
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  const chosen = project ? ['--project', project] : [];
  return {
    report,
    command: [
      process.execPath,
      vitest,
      'run',
      '--config=tools/vitest.config.ts',
      ...['json', ...reporters].map((reporter) => `--reporter=${reporter}`),
      `--outputFile=${report}`,
      ...chosen,
      ...files,
    ],
  };
}

/**
 * Runs vitest, on the emulators if `runner` does so, and reads the report. No test may be skipped, and each
 * test file must be in the report.
 */
export async function verdictOfVitest(
  { report: path, command }: ReturnType<typeof vitestCommand>,
  expectedFiles: readonly string[],
  runner: (command: readonly string[]) => Promise<Finished> = ([program = '', ...args]) => run(program, args),
): Promise<{
  readonly verdict: Verdict;
  readonly finished: Finished;
}> {
  mkdirSync(CACHE, { recursive: true });
  rmSync(path, { force: true });
  const finished = await runner(command);
  const { code, stdout, stderr } = finished;
  const report = readReport(path);
  if (!report)
    return {
      finished,
      verdict: { summary: 'broke off', problems: [`No report. ${stdout}${stderr}`] },
    };
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(WORKSPACE, name)} › ${fullName}\n${wordsOf(failureMessages?.[0])}`,
      ),
  );
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const ran = new Set(report.testResults.map(({ name }) => relative(WORKSPACE, name)));
  const skipped = report.numPendingTests + report.numTodoTests;
  const problems = [
    ...brokenFiles.map(({ name, message }) => `${relative(WORKSPACE, name)}: ${wordsOf(message)}`),
    ...expectedFiles.filter((file) => !ran.has(file)).map((file) => `${file}: in no vitest project`),
    ...(skipped > 0 ? [`${skipped} tests are skipped`] : []),
    ...(report.numPassedTests + failures.length === 0 ? ['No test ran'] : []),
  ];
  if (code !== 0 && failures.length + problems.length === 0)
    problems.push(`vitest ended with code ${code}\n${stdout}${stderr}`);
  const looked = `${report.numPassedTests + failures.length} tests in ${ran.size} files`;
  const wrong = failures.length + problems.length;
  const summary = wrong > 0 ? `${counted(wrong, 'problem')} in ${looked}` : looked;
  return {
    finished,
    verdict: { summary, problems, tests: { passed: report.numPassedTests, failures } },
  };
}

function readReport(path: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport; // written by the pinned version
  } catch {
    return null;
  }
}
