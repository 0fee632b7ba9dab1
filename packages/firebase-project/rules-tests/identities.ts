import type { TokenOptions } from '@firebase/rules-unit-testing';

/** The identities of requests. The documents are Ada's; Bob is her counterpart. */
export type Identity =
  | 'anonymous'
  | 'self'
  | 'just-now'
  | 'counterpart'
  | 'other'
  | 'stale'
  | 'new'
  | 'leaving'
  | 'operator'
  | 'false-operator'
  | 'eight-hours'
  | 'five-minutes'
  | 'long-ago';

/** The project of the tokens and of the picture bucket; tests may run in other emulator projects too. */
const PROJECT = 'demo-roborrow';

export const ADA = 'ada';
export const BOB = 'bob';
export const CYD = 'cyd';
/** Signed in without a profile. */
export const NIA = 'nia';
/** A person with the operator's role. */
export const OLGA = 'olga';
/** A user whose deletion has begun. */
export const ZOE = 'zoe';

export const emailOf = (uid: string): string => `${uid}@example.com`;

interface Person {
  readonly uid: string;
  readonly signedInSecondsAgo: number;
  /** What the token says besides. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

const HOURS = 3600;
/** In seconds: longer than a case, and shorter than the limits under test. */
const MARGIN = 240;

const PEOPLE: Readonly<Record<Exclude<Identity, 'anonymous'>, Person>> = {
  self: { uid: ADA, signedInSecondsAgo: 1 },
  'just-now': { uid: ADA, signedInSecondsAgo: 1 },
  counterpart: { uid: BOB, signedInSecondsAgo: 1 },
  other: { uid: CYD, signedInSecondsAgo: 1 },
  new: { uid: NIA, signedInSecondsAgo: 1 },
  leaving: { uid: ZOE, signedInSecondsAgo: 1 },
  operator: { uid: OLGA, signedInSecondsAgo: 1, claims: { operator: true } },
  'false-operator': {
    uid: OLGA,
    signedInSecondsAgo: 1,
    claims: { operator: 'true', admin: true, roles: ['operator'] },
  },
  stale: { uid: ADA, signedInSecondsAgo: 8 * HOURS + 1 },
  'eight-hours': { uid: ADA, signedInSecondsAgo: 8 * HOURS - MARGIN },
  'five-minutes': { uid: ADA, signedInSecondsAgo: 300 - MARGIN },
  'long-ago': { uid: ADA, signedInSecondsAgo: 301 },
};

/**
 * Identities that sign in anew for each case, because their sign-in must not become older. The tests may take
 * longer than the five minutes for which one is recent.
 */
const ANEW: ReadonlySet<Identity> = new Set(['just-now', 'eight-hours', 'five-minutes']);

export const signsInAnew = (identity: Identity): boolean => ANEW.has(identity);

const secondsNow = () => Math.floor(Date.now() / 1000);

/** When the tests began, so that a sign-in has the same time in a case and in its token. */
const NOW = secondsNow();

/** When an identity signed in, in seconds; for one that signs in anew, if it does so now. */
export const signedInAtOf = (identity: Exclude<Identity, 'anonymous'>): number =>
  (signsInAnew(identity) ? secondsNow() : NOW) - PEOPLE[identity].signedInSecondsAgo;

/** The token of a signed-in identity; `null` for a visitor. */
export const credentialsOf = (
  identity: Identity,
): { readonly uid: string; readonly token: TokenOptions } | null => {
  if (identity === 'anonymous') return null;
  const { uid, claims } = PEOPLE[identity];
  const token = {
    ...claims,
    ...{ email: emailOf(uid), aud: PROJECT, iat: secondsNow(), auth_time: signedInAtOf(identity) },
  };
  return { uid, token };
};
