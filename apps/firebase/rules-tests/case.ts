import type { Firestore } from 'firebase/firestore';
import type { Identity } from './identities.ts';
import { NOTHING_ELSE, type Documents } from './world.ts';

export type Outcome = 'allowed' | 'denied';

/** One question to the rules. */
export interface Case {
  /** The row of the threat table, as `U5`. */
  readonly row: string;
  readonly name: string;
  readonly as: Identity;
  /** What differs from the world that is always there. */
  readonly given: Documents;
  readonly attempt: (database: Firestore) => Promise<unknown>;
  readonly expected: Outcome;
}

/** Cases that begin alike and differ in what is attempted: `[name, attempt]`. */
export const cases = (
  row: string,
  expected: Outcome,
  as: Identity,
  attempts: Readonly<Record<string, Case['attempt']>>,
  given: Documents = NOTHING_ELSE,
): readonly Case[] =>
  Object.entries(attempts).map(([name, attempt]) => ({ row, name, as, given, attempt, expected }));
