import { FirebaseError } from 'firebase/app';
import { isPortError, PortError, type PortErrorKind, type RefusedSubject } from '@roborrow/domain';
import { FIRESTORE_KINDS } from './reading/firestore-codes.ts';

/** The meaning of the SDK's error codes. Any other code becomes `failed` with the provider's message. */
const KINDS: Readonly<Record<string, PortErrorKind>> = {
  ...FIRESTORE_KINDS,
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'not-signed-in',
  'auth/no-current-user': 'not-signed-in',
  'auth/null-user': 'not-signed-in',
  'auth/user-token-expired': 'not-signed-in',
  'auth/invalid-user-token': 'not-signed-in',
  'auth/requires-recent-login': 'recent-sign-in-required',
  'storage/object-not-found': 'not-found',
  'auth/email-already-in-use': 'conflict',
  'auth/network-request-failed': 'unavailable',
  'auth/timeout': 'unavailable',
  'storage/canceled': 'unavailable',
  'storage/retry-limit-exceeded': 'unavailable',
};

/** What was refused. Wrong credentials give one error, so that the answer does not reveal whether an address has an account. */
const REFUSED: Readonly<Record<string, RefusedSubject>> = {
  'auth/user-not-found': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/invalid-credential': 'credentials',
  'auth/invalid-login-credentials': 'credentials',
  'auth/user-mismatch': 'other-account',
  'auth/popup-closed-by-user': 'account-chooser',
  'auth/cancelled-popup-request': 'account-chooser',
};
const WRONG_CREDENTIALS_TEXT = 'The supplied auth credential is incorrect, malformed or has expired.';

/** The provider's sentence, without the prefix "Firebase: " and the code at the end that the SDK adds. */
const sentenceOf = ({ code, message }: FirebaseError): string =>
  REFUSED[code] === 'credentials'
    ? WRONG_CREDENTIALS_TEXT
    : message.replace(/^Firebase(?: Storage)?: /, '').replace(/ \([a-z-]+\/[a-z-]+\)\.?$/, '');

/** Converts any thrown value into a `PortError`, the only error that adapters reject with. */
export const portErrorOfSdk = (thrown: unknown): PortError => {
  if (isPortError(thrown)) return thrown;
  if (!(thrown instanceof FirebaseError)) return new PortError('failed', { cause: thrown });
  const kind = KINDS[thrown.code] ?? 'failed';
  if (kind !== 'failed' && kind !== 'conflict') return new PortError(kind, { cause: thrown });
  const details = { cause: thrown, providerMessage: sentenceOf(thrown) };
  const subject = kind === 'conflict' ? 'email' : REFUSED[thrown.code];
  return new PortError(kind, subject ? { ...details, subject } : details);
};

/** Whether the security rules refused the request, or the client may not know about the document. */
export const isDenied = (thrown: unknown): boolean => portErrorOfSdk(thrown).kind === 'forbidden';
