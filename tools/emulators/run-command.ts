import { spawn } from 'node:child_process';

/**
 * Runs a command in the foreground as long as the emulators run. Signals to this program are passed on to the
 * command.
 *
 * @param ended Settles when the emulators have ended. The command is then stopped and counts as failed.
 * @returns The command's exit code.
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  ended: Promise<void>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    process.once('exit', () => child.kill());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    let brokeOff = false;
    void ended.then(() => {
      brokeOff = child.kill(); // false when the command has ended before
      if (brokeOff) console.error('The emulators broke off.');
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(brokeOff ? code || 1 : (code ?? 1)));
  });
}
