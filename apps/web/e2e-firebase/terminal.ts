import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { webEnvironment } from '@roborrow/tools/web-environment';

const PROGRAM = fileURLToPath(new URL('../../cli/testing/terminal.ts', import.meta.url));

export interface Terminal extends Disposable {
  /** Types a command, and returns what it printed. A command that fails is an error. */
  readonly type: (line: string) => Promise<string>;
}

/** A person at the command line, on the same emulators; `password` is on the standard input of each command. */
export function openTerminal(password: string): Terminal {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-'));
  const program = spawn(process.execPath, ['--import=tsx', PROGRAM, folder, password], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...webEnvironment(), TZ: 'UTC', LC_ALL: 'en_US.UTF-8' },
  });
  const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]() as AsyncIterator<
    string,
    undefined
  >;
  return {
    type: async (line) => {
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
      program.stdin.write(`${JSON.stringify(words.slice(1))}\n`);
      const answer = await answers.next();
      if (answer.done) throw new Error(`The terminal ended at: ${line}`);
      // Written by the program.
      const { code, out, err } = JSON.parse(answer.value) as { code: number; out: string; err: string };
      if (code !== 0) throw new Error(`${line} ended with ${code}: ${err}`);
      return err + out;
    },
    [Symbol.dispose]: () => {
      program.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
