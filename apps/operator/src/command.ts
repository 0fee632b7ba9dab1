import type { ParseArgsConfig } from 'node:util';
import type { WholeDatabase } from './database.ts';

/** As `parseArgs` takes them. */
export type Options = NonNullable<ParseArgsConfig['options']>;

/** What the operator has typed behind a command's name and the project. */
export interface Typed {
  readonly words: readonly string[];
  /** Whether an option without a value is there. */
  readonly has: (option: string) => boolean;
  /** An option's value; the empty text without one. */
  readonly valueOf: (option: string) => string;
}

/** One thing that the operator can do about a project. */
export interface Command {
  readonly help: string;
  /** Its options besides `--project` and `--help`. */
  readonly options: Options;
  /** Whether words follow its name. */
  readonly takesWords: boolean;
  /** Resolves with whether the operator need not look at anything. @throws Refused with what to say. */
  readonly run: (database: WholeDatabase, typed: Typed) => Promise<boolean>;
}

/** One that opens by itself what it needs, and does without `--project` if it may. */
export interface StandaloneCommand extends Omit<Command, 'run'> {
  readonly runAlone: (typed: Typed) => Promise<boolean>;
}

export { Refused } from '@roborrow/moderation';
