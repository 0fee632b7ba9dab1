import { join } from 'node:path';
import { sourceFiles, WORKSPACE } from '../../workspace/files.ts';
import { UNAVAILABLE } from '../../emulators/start.ts';
import type { Verdict } from '../step.ts';
import { verdictOfVitest, vitestCommand } from './vitest.ts';

const PROJECTS = ['adapter-firebase-emulators', 'firestore-rules', 'tools-emulators'];
const NOT_RUN = 'Firebase contracts: NOT RUN';

/** Runs the contracts and the rules' tests on Firebase's emulators. Without emulators it says so, and fails in CI. */
export async function runOnEmulators(): Promise<Verdict> {
  const emulators = [process.execPath, '--import=tsx', join(WORKSPACE, 'tools/emulators/main.ts'), '--'];
  const expected = sourceFiles().filter((path) => path.endsWith('.emulators.test.ts'));
  const { verdict, finished } = await verdictOfVitest(vitestCommand('firebase', PROJECTS), expected, emulators);
  if (finished.code !== UNAVAILABLE) return verdict;
  const reason = finished.stderr.trim();
  if (process.env['CI']) return { summary: NOT_RUN, problems: [reason] };
  return { summary: `${NOT_RUN}. ${reason}`, problems: [] };
}
