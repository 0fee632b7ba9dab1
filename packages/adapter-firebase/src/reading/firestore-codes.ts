import type { PortErrorKind } from '@roborrow/domain';

/** The meaning of Firestore's error codes, in the SDK's spelling. Any other code becomes `failed`. */
export const FIRESTORE_KINDS: Readonly<Record<string, PortErrorKind>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'not-signed-in',
  'not-found': 'not-found',
  aborted: 'unavailable',
  cancelled: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  unavailable: 'unavailable',
};

/** Whether Firestore has no complete index for the query yet. The SDK's errors have a `code` too. */
export const lacksIndex = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'failed-precondition';
