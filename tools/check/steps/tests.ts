import { relative } from 'node:path';
import { sourceFiles, WORKSPACE } from '../../workspace/files.ts';
import { counted } from '../counted.ts';
import { fingerprintsOf, notYetPassed, recordPassed } from '../passed-tests.ts';
import type { Verdict } from '../step.ts';
import { verdictOfVitest, vitestCommand } from './vitest.ts';

const testFiles = (): readonly string[] =>
  sourceFiles().filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.emulators.test.ts'));

/** Runs test files, and records which passed, for `runAffectedTests`. */
async function runFiles(all: readonly string[], chosen: readonly string[]): Promise<Verdict> {
  const fingerprints = fingerprintsOf(all);
  const { verdict, results } = await verdictOfVitest(
    vitestCommand('tests', [], chosen.length < all.length ? chosen : []),
    chosen,
  );
  const pathsOf = (status: 'passed' | 'failed') =>
    results.filter((result) => result.status === status).map(({ name }) => relative(WORKSPACE, name));
  recordPassed(fingerprints, pathsOf('passed'), pathsOf('failed'));
  return verdict;
}

/** Runs all tests that need only Node. */
export async function runTests(): Promise<Verdict> {
  const all = testFiles();
  return runFiles(all, all);
}

/** Runs the test files that have not passed since one of their dependencies changed. */
export async function runAffectedTests(): Promise<Verdict> {
  const all = testFiles();
  const affected = notYetPassed(fingerprintsOf(all));
  const rest = counted(all.length - affected.length, 'file');
  if (affected.length === 0)
    return {
      summary: `${rest}: nothing changed since they passed (\`pnpm check tests\` runs them)`,
      problems: [],
    };
  const verdict = await runFiles(all, affected);
  return rest.startsWith('0 ')
    ? verdict
    : { ...verdict, summary: `${verdict.summary}; ${rest} passed before` };
}
