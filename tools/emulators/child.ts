import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** Starts a program that is stopped with this process, even when this process ends suddenly. */
export function startChild(
  program: string,
  args: readonly string[],
  cwd = process.cwd(),
): ChildProcessWithoutNullStreams {
  // In a group of its own, which Ctrl-C does not reach: what uses it ends first.
  const child = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  process.once('exit', () => child.kill());
  return child;
}

/** Stops a program and waits for its end. */
export const stopChild = (child: ChildProcessWithoutNullStreams): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
