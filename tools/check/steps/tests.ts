import { sourceFiles } from '../../workspace/files.ts';
import type { Verdict } from '../step.ts';
import { verdictOfVitest, vitestCommand } from './vitest.ts';

/** Runs every unit, property, contract and component test that needs nothing but Node. */
export async function runTests(): Promise<Verdict> {
  const expected = sourceFiles().filter(
    (path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.emulators.test.ts'),
  );
  return (await verdictOfVitest(vitestCommand('tests'), expected)).verdict;
}
