import { userId, type UserId } from '@roborrow/domain';
import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

/** Who sends a request. */
export interface Caller {
  readonly id: UserId;
  /** The account's address, if Firebase knows that it is theirs, as with each Google account. */
  readonly provenEmail: string | null;
  readonly isOperator: boolean;
  /** When they signed in, in seconds. */
  readonly signedInAt: number;
}

/** The caller from the token of their sign-in; `null` when nobody is proven. */
export type VerifyCaller = (token: string) => Promise<Caller | null>;

/** What a token says of its user. */
export const callerOf = (payload: JWTPayload): Caller | null => {
  const { sub, email, email_verified: isProven, operator, auth_time: signedInAt } = payload;
  if (!sub) return null;
  return {
    id: userId(sub),
    provenEmail: isProven === true && typeof email === 'string' ? email : null,
    // Anything but `true` is no role (D790).
    isOperator: operator === true,
    signedInAt: typeof signedInAt === 'number' ? signedInAt : 0,
  };
};

/** Google publishes the keys that sign Firebase's ID tokens here, and changes them every few days. */
const GOOGLES_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The absolute length of a session in milliseconds, as in the security rules (D12). */
const SESSION = 8 * 3_600_000;

/** Verifies Firebase's ID tokens for one project. */
export const createVerifyCaller = (
  project: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(GOOGLES_KEYS)),
  now: () => Date = () => new Date(),
): VerifyCaller => {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
        currentDate: now(),
      });
      const signedInAt = payload['auth_time'];
      const isFresh = typeof signedInAt === 'number' && now().getTime() < signedInAt * 1000 + SESSION;
      return isFresh ? callerOf(payload) : null;
    } catch (thrown) {
      if (isAboutToken(thrown)) return null;
      throw thrown;
    }
  };
};

/** Everything that is wrong with a token has a code of this form; other failures are about Google's keys. */
const isAboutToken = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  typeof thrown.code === 'string' &&
  /^ERR_(JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_NO_MATCHING)/.test(thrown.code);
