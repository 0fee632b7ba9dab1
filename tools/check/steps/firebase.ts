import { sourceFiles } from '../../workspace/files.ts';
import type { Verdict } from '../step.ts';
import { runWithEmulators, verdictWithoutEmulators } from './on-emulators.ts';
import { verdictOfVitest, vitestCommand } from './vitest.ts';

/** Runs the contracts and the rules' tests on Firebase's emulators. */
export async function runOnEmulators(): Promise<Verdict> {
  const expected = sourceFiles().filter((path) => path.endsWith('.emulators.test.ts'));
  const { verdict, finished } = await verdictOfVitest(
    vitestCommand('firebase', { project: 'emulators*' }),
    expected,
    runWithEmulators,
  );
  return verdictWithoutEmulators('Firebase contracts', finished) ?? withWhatWasSaid(verdict, finished.stderr);
}

/** If tests failed, adds the emulators' own error messages from the output. */
function withWhatWasSaid(verdict: Verdict, stderr: string): Verdict {
  const failures = verdict.tests?.failures.length ?? 0;
  if (failures === 0 || stderr.trim() === '') return verdict;
  return { ...verdict, problems: [...verdict.problems, `Said meanwhile: ${stderr.trim().slice(-2000)}`] };
}
