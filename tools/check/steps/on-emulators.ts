import { environmentOf } from '../../emulators/hosts.ts';
import { NoEmulators, startEmulators, UNAVAILABLE } from '../../emulators/start.ts';
import { chargeProgram } from '../../workspace/cpu-time.ts';
import { run, type Finished } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';

/**
 * Runs a program with Firebase's emulators in its environment, and stops them. The exit code is UNAVAILABLE if there are
 * none. Each step has emulators of its own: the tests of the rules leave other rules in theirs.
 */
export async function runWithEmulators(
  [program = '', ...args]: readonly string[],
  { env = {}, ...options }: Parameters<typeof run>[2] = {},
): Promise<Finished> {
  const charge = chargeProgram();
  try {
    const { hosts, ended, stop } = await startEmulators();
    const brokeOff = new AbortController();
    void ended.then(() => brokeOff.abort('The emulators broke off.'));
    const environment = { ...environmentOf(hosts), ...env };
    try {
      return await run(program, args, { ...options, env: environment, signal: brokeOff.signal });
    } finally {
      await stop();
      charge();
    }
  } catch (error) {
    const code = error instanceof NoEmulators ? UNAVAILABLE : 1;
    return { code, stdout: '', stderr: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The verdict when no emulators are available: a failure in CI, and only a note elsewhere; `null` if they
 * were available.
 */
export function verdictWithoutEmulators(what: string, { code, stderr }: Finished): Verdict | null {
  if (code !== UNAVAILABLE) return null;
  const summary = `${what}: NOT RUN`;
  return process.env['CI']
    ? { summary, problems: [stderr.trim()] }
    : { summary: `${summary}. No Firebase emulators: ${stderr.trim()}`, problems: [], leftOut: true };
}
