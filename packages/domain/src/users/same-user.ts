import type { AuthUser } from '../ports/auth.ts';

/** Whether two answers about who is signed in say the same: the same person, of the same sign-in, or nobody twice. */
export const isSameUser = (a: AuthUser | null, b: AuthUser | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.uid === b.uid &&
    a.email === b.email &&
    a.displayName === b.displayName &&
    a.signedInAt === b.signedInAt);
