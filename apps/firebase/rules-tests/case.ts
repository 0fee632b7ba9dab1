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

type Attempts = Readonly<Record<string, Case['attempt']>>;

interface Circumstances {
  readonly as?: Identity;
  readonly given?: Documents;
}

const cases =
  (expected: Outcome) =>
  (
    row: string,
    attempts: Attempts,
    { as = 'self', given = NOTHING_ELSE }: Circumstances = {},
  ): readonly Case[] =>
    Object.entries(attempts).map(([name, attempt]) => ({ row, name, as, given, attempt, expected }));

/** What must be allowed, by name: to Ada and in the world as it is, unless said otherwise. */
export const allowed = cases('allowed');

/** What must be denied. */
export const denied = cases('denied');
