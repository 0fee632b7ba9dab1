import { isPortError } from '@roborrow/domain';
import { CommanderError } from 'commander';
import type { openBackend as OpenBackend } from './composition.ts';
import { asRefusal } from './context.ts';
import { EXIT, Refusal } from './exit-codes.ts';
import { createProgram } from './program.ts';
import type { Surroundings } from './surroundings.ts';
import { harmless } from './terminal-text.ts';

/**
 * Runs one command line, and returns what the program ends with. Nothing is thrown but an error of the program itself. A test may open
 * another backend.
 */
export const run = async (
  words: readonly string[],
  surroundings: Surroundings,
  openBackend?: typeof OpenBackend,
): Promise<number> => {
  try {
    await createProgram(surroundings, openBackend).parseAsync(words, { from: 'user' });
    return EXIT.done;
  } catch (thrown) {
    // It has written its own sentence; help and version are no errors.
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.done : EXIT.usage;
    const refusal = isPortError(thrown) ? asRefusal(thrown) : thrown;
    if (!(refusal instanceof Refusal)) throw thrown;
    if (refusal.message !== '') surroundings.report(`${harmless(refusal.message)}\n`);
    return refusal.code;
  }
};
