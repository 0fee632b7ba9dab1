import { FirebaseError } from 'firebase/app';
import { isPortError, PortError, type PortErrorKind } from '@roborrow/domain';

/** What each of the SDK's codes means; any other has failed for a reason only the provider can tell. */
const KINDS: Readonly<Record<string, PortErrorKind>> = {
  'permission-denied': 'forbidden',
  'storage/unauthorized': 'forbidden',
  unauthenticated: 'not-signed-in',
  'storage/unauthenticated': 'not-signed-in',
  'auth/no-current-user': 'not-signed-in',
  'auth/null-user': 'not-signed-in',
  'auth/user-token-expired': 'not-signed-in',
  'auth/invalid-user-token': 'not-signed-in',
  'auth/requires-recent-login': 'recent-sign-in-required',
  'not-found': 'not-found',
  'storage/object-not-found': 'not-found',
  'auth/email-already-in-use': 'conflict',
  aborted: 'unavailable',
  cancelled: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  unavailable: 'unavailable',
  'auth/network-request-failed': 'unavailable',
  'auth/timeout': 'unavailable',
  'storage/canceled': 'unavailable',
  'storage/retry-limit-exceeded': 'unavailable',
};

/** Whoever guesses may not learn from the answer whether the address exists: all of these read the same. */
const WRONG_CREDENTIALS = new Set([
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
]);
const WRONG_CREDENTIALS_TEXT = 'The supplied auth credential is incorrect, malformed or has expired.';

/** The provider's sentence, without the SDK's "Firebase: " before it and its code behind it. */
const sentenceOf = ({ code, message }: FirebaseError): string =>
  WRONG_CREDENTIALS.has(code)
    ? WRONG_CREDENTIALS_TEXT
    : message.replace(/^Firebase(?: Storage)?: /, '').replace(/ \([a-z-]+\/[a-z-]+\)\.?$/, '');

/** Turns whatever was thrown into the one error that adapters reject with. */
export const asPortError = (thrown: unknown): PortError => {
  if (isPortError(thrown)) return thrown;
  if (!(thrown instanceof FirebaseError)) return new PortError('failed', { cause: thrown });
  const kind = KINDS[thrown.code] ?? 'failed';
  if (kind !== 'failed' && kind !== 'conflict') return new PortError(kind, { cause: thrown });
  const details = { cause: thrown, providerMessage: sentenceOf(thrown) };
  return new PortError(kind, kind === 'conflict' ? { ...details, subject: 'email' } : details);
};

/** Whether Firestore has no index, or not yet a whole one, for what it was asked. */
export const lacksIndex = (thrown: unknown): boolean =>
  thrown instanceof FirebaseError && thrown.code === 'failed-precondition';

/** Whether the security rules said no, or the document is not one that this client may know of. */
export const isDenied = (thrown: unknown): boolean => asPortError(thrown).kind === 'forbidden';
