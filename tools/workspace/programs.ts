import { spawn } from 'node:child_process';
import { WORKSPACE } from './files.ts';

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The running programs that must be stopped together with this one. */
const running = new Set<() => void>();

/** Stops every program that was started here. */
export const stopAll = (): void => running.forEach((stop) => stop());

/**
 * Runs a program without a shell and without input, and waits for its end. Never rejects: a missing program
 * has code 127.
 */
export function run(
  program: string,
  args: readonly string[],
  {
    cwd = WORKSPACE,
    env = {},
  }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill();
    const output = { stdout: '', stderr: '' };
    const finish = (code: number, problem = '') => {
      running.delete(stop);
      resolve({ code, stdout: output.stdout, stderr: output.stderr + problem });
    };
    running.add(stop);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs a JavaScript program of an npm package, by its path inside node_modules. */
export const runNode = (
  script: string,
  args: readonly string[],
  options: Parameters<typeof run>[2] = {},
): Promise<Finished> => run(process.execPath, [script, ...args], options);
