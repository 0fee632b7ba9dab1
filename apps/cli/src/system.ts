import { homedir } from 'node:os';
import { cancel, confirm, password, select, text } from '@clack/prompts';
import pc from 'picocolors';
import yoctoSpinner from 'yocto-spinner';
import type { Asker, Surroundings } from './surroundings.ts';

/** Questions go to the standard error, so that the answer of a command can be redirected. */
const OUTPUT = { output: process.stderr, withGuide: false };

const orNull = (answer: string | symbol): string | null => {
  if (typeof answer === 'string') return answer;
  cancel('', OUTPUT);
  return null;
};

const terminalAsker: Asker = {
  text: async (message) => orNull(await text({ message, ...OUTPUT })),
  password: async (message) => orNull(await password({ message, ...OUTPUT })),
  confirm: async (message) => (await confirm({ message, initialValue: false, ...OUTPUT })) === true,
  choose: async (message, choices) =>
    orNull(await select({ message, options: choices.map((value) => ({ value, label: value })), ...OUTPUT })),
};

/** The real terminal, environment and clock of this process. */
export const systemSurroundings = (): Surroundings => {
  const interruption = new AbortController();
  const { stdin, stdout, stderr } = process;
  return {
    environment: process.env,
    platform: process.platform,
    home: homedir(),
    now: Date.now,
    print: (line) => void stdout.write(line),
    report: (line) => void stderr.write(line),
    readInput: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of stdin) chunks.push(Buffer.from(chunk as Uint8Array)); // no encoding was set
      return Buffer.concat(chunks).toString('utf8');
    },
    asker: stdin.isTTY && stderr.isTTY ? terminalAsker : null,
    columns: stdout.isTTY ? stdout.columns : null,
    hasColour: stdout.isTTY && pc.isColorSupported,
    get interrupted() {
      // Without a listener Ctrl-C ends the process at once, as it should while a command only reads or writes.
      process.once('SIGINT', () => interruption.abort());
      process.once('SIGTERM', () => interruption.abort());
      return interruption.signal;
    },
    spin: (label) => {
      if (!stderr.isTTY) return () => undefined;
      const spinner = yoctoSpinner({ text: label });
      // What is answered at once needs no spinner.
      const start = setTimeout(() => spinner.start(), 200);
      return () => {
        clearTimeout(start);
        spinner.stop();
      };
    },
  };
};
