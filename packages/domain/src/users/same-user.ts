import type { AuthUser } from '../ports/auth.ts';

/**
 * Whether two answers of the authentication port are equal: the same user with the same sign-in, or both
 * signed out.
 */
export const isSameUser = (a: AuthUser | null, b: AuthUser | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.uid === b.uid &&
    a.email === b.email &&
    a.displayName === b.displayName &&
    a.signedInAt === b.signedInAt &&
    a.isOperator === b.isOperator);
