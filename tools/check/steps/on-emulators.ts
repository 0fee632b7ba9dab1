import { environmentOf } from '../../emulators/hosts.ts';
import { NoEmulators, startEmulators, UNAVAILABLE, type Emulators } from '../../emulators/start.ts';
import { run, type Finished } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';

/** Started by the first step that needs them, and used by all. */
let shared: Promise<Emulators> | null = null;

/**
 * Runs a program with Firebase's emulators in its environment. The exit code is UNAVAILABLE if there are
 * none.
 */
export async function runOnSharedEmulators(
  [program = '', ...args]: readonly string[],
  { env = {}, ...options }: Parameters<typeof run>[2] = {},
): Promise<Finished> {
  try {
    shared ??= startEmulators();
    const { hosts, ended } = await shared;
    const brokeOff = new AbortController();
    void ended.then(() => brokeOff.abort('The emulators broke off.'));
    const environment = { ...environmentOf(hosts), ...env };
    return await run(program, args, { ...options, env: environment, signal: brokeOff.signal });
  } catch (error) {
    const code = error instanceof NoEmulators ? UNAVAILABLE : 1;
    return { code, stdout: '', stderr: error instanceof Error ? error.message : String(error) };
  }
}

/** Call it when all steps have ended. */
export async function stopSharedEmulators(): Promise<void> {
  const emulators = await shared?.catch(() => null); // A step has reported already why they did not start.
  await emulators?.stop();
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
    : { summary: `${summary}. No Firebase emulators: ${stderr.trim()}`, problems: [] };
}
