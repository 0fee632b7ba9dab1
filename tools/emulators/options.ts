import { EMULATORS, type EmulatorName } from './hosts.ts';

export interface EmulatorOptions {
  readonly help: boolean;
  readonly emulators: readonly EmulatorName[];
  /** The program to run and its arguments, unchanged. */
  readonly command: readonly string[];
}

const isEmulator = (name: string): name is EmulatorName => EMULATORS.some((known) => known === name);

/** Options come first; the first other word starts the command. @throws an error with a sentence. */
export function readOptions(args: readonly string[]): EmulatorOptions {
  let help = false;
  let emulators = EMULATORS;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') continue;
    if (word === '--help') help = true;
    else if (word === '--only') {
      at += 1;
      emulators = readNames(args[at] ?? '');
    } else if (word.startsWith('-')) throw new Error(`There is no option ${word}.`);
    else return { help, emulators, command: args.slice(at) };
  }
  return { help, emulators, command: [] };
}

function readNames(text: string): readonly EmulatorName[] {
  const names = text.split(',').filter((name) => name !== '');
  const known = names.filter(isEmulator);
  if (known.length === 0 || known.length < names.length)
    throw new Error(`--only takes some of ${EMULATORS.join(',')}.`);
  return known;
}
