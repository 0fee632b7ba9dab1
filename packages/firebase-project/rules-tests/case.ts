import type { Firestore as FollowingFirestore } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore/lite';
import type { Identity } from './identities.ts';
import { NOTHING_ELSE, type Documents } from './world.ts';

export type Outcome = 'allowed' | 'denied';

/** What an identity sends its requests with. */
export interface Connection {
  readonly database: Firestore;
  /** The whole SDK, for queries that are followed. */
  readonly following: () => FollowingFirestore;
}

/** One request to test the rules with. */
export interface Case {
  /** The row of the threat table, e.g. `U5`. */
  readonly row: string;
  readonly name: string;
  readonly as: Identity;
  /** The differences from the documents that are always stored. */
  readonly given: Documents;
  readonly attempt: (database: Firestore, following: Connection['following']) => Promise<unknown>;
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

/** Cases that must be allowed, by name; by default for Ada and with the standard documents. */
export const allowed = cases('allowed');

/** Cases that must be denied. */
export const denied = cases('denied');
