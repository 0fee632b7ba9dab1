import { changedFiles } from '../../workspace/changed-files.ts';
import { sourceFiles } from '../../workspace/files.ts';
import { counted } from '../counted.ts';
import { chooseNearest } from '../nearest-first.ts';
import { fingerprintsOf, notYetPassed, startRecord, testRecord, WAITING } from '../passed-tests.ts';
import type { Verdict } from '../step.ts';
import type { Fingerprints, TestRecord } from '../test-record.ts';
import { verdictOfVitest, vitestCommand } from './vitest.ts';

const testFiles = (): readonly string[] =>
  sourceFiles().filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.emulators.test.ts'));

/** Milliseconds between two lines that say how far the tests are. */
const PROGRESS = 20_000;

/** Says from time to time how many files have ended; returns what stops it. */
function sayProgress(record: TestRecord, files: number): () => void {
  const timer = setInterval(() => console.log(`  tests: ${record.added()} of ${files} files`), PROGRESS);
  return () => clearInterval(timer);
}

/** Runs test files, and records which passed, for `runAffectedTests`. */
async function runFiles(fingerprints: Fingerprints, chosen: readonly string[]): Promise<Verdict> {
  const isAll = chosen.length === Object.keys(fingerprints).length;
  const command = vitestCommand('tests', {
    files: isAll ? [] : chosen,
    reporters: ['tools/check/record-reporter.ts'],
  });
  const stop = sayProgress(startRecord(fingerprints), chosen.length);
  try {
    return (await verdictOfVitest(command, chosen)).verdict;
  } finally {
    stop();
  }
}

/** Runs all tests that need only Node. */
export async function runTests(): Promise<Verdict> {
  const all = testFiles();
  return runFiles(fingerprintsOf(all), all);
}

/** How long the affected tests may take in all workers together, as measured last, in milliseconds. Loading comes on top. */
const MOST = 8_000;
/** What is assumed of a test file that never ran. */
const UNKNOWN = 1_000;

/** Runs all test files that have not passed since one of their dependencies changed. */
export const runAffectedTests = (): Promise<Verdict> => runAffected(Number.POSITIVE_INFINITY);

/**
 * Runs those nearest to the change, for a few seconds. Files that an earlier check left go on waiting while others are affected, so that a
 * small change is checked soon; another call goes on with them.
 */
export const runNearestTests = (): Promise<Verdict> => runAffected(MOST);

async function runAffected(most: number): Promise<Verdict> {
  const fingerprints = fingerprintsOf(testFiles());
  const affected = notYetPassed(fingerprints);
  const rest = counted(Object.keys(fingerprints).length - affected.length, 'file');
  if (affected.length === 0)
    return {
      summary: `${rest}: nothing changed since they passed (\`pnpm check tests\` runs them)`,
      problems: [],
    };
  const record = testRecord();
  const durations = record.durations();
  const passed = record.passed();
  const waiting = WAITING.read();
  const { chosen, later } = chooseNearest(affected, {
    changed: await changedFiles(),
    hasFailed: (path) => durations.has(path) && !passed.has(path),
    isWaiting: (path) => waiting[path] === fingerprints[path],
    duration: (path) => durations.get(path) ?? UNKNOWN,
    most,
  });
  WAITING.write(Object.fromEntries(later.map((path) => [path, fingerprints[path] ?? ''])));
  const verdict = await runFiles(fingerprints, chosen);
  const left =
    later.length > 0
      ? [
          `${counted(later.length, 'file')} farther from the change not run: check again, or \`pnpm check tests\``,
        ]
      : [];
  const before = rest.startsWith('0 ') ? [] : [`${rest} passed before`];
  return { ...verdict, summary: [verdict.summary, ...before, ...left].join('; ') };
}
