import { join } from 'node:path';
import { UNAVAILABLE } from '../../emulators/start.ts';
import { WORKSPACE } from '../../workspace/files.ts';
import type { Finished } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';

/** What to put before a command so that it runs with Firebase's emulators around it. */
export const WITH_EMULATORS = [
  process.execPath,
  '--import=tsx',
  join(WORKSPACE, 'tools/emulators/main.ts'),
  '--',
];

/** The verdict when there were no emulators to be had, which is a mistake in CI and elsewhere something to know; else null. */
export function verdictWithoutEmulators(what: string, { code, stderr }: Finished): Verdict | null {
  if (code !== UNAVAILABLE) return null;
  const summary = `${what}: NOT RUN`;
  return process.env['CI']
    ? { summary, problems: [stderr.trim()] }
    : { summary: `${summary}. ${stderr.trim()}`, problems: [] };
}
