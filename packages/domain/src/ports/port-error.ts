/**
 * Why a port could not do what it was asked. Adapters reject with nothing else.
 *
 * - `not-configured` the backend has no configuration (D33)
 * - `not-signed-in` the operation needs somebody signed in
 * - `recent-sign-in-required` the provider wants the password again first (D18)
 * - `forbidden` signed in, but not allowed
 * - `not-found` what was to be changed is not there
 * - `conflict` somebody was first; `subject` says at what
 * - `cancelled` whoever asked gave it up
 * - `storage-full` this device has no space left to keep it
 * - `unavailable` no answer: offline, timed out, overloaded; trying again may help
 * - `failed` anything else, `providerMessage` says what when the provider did
 */
export type PortErrorKind =
  | 'not-configured'
  | 'not-signed-in'
  | 'recent-sign-in-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'cancelled'
  | 'storage-full'
  | 'unavailable'
  | 'failed';

/** What a `conflict` is about. */
export type ConflictSubject = 'username' | 'profile' | 'email' | 'robot' | 'message';

export interface PortErrorDetails {
  readonly subject?: ConflictSubject;
  /** What the provider itself says, to be shown to people as it is (D170). */
  readonly providerMessage?: string;
  readonly cause?: unknown;
}

export class PortError extends Error {
  override readonly name = 'PortError';
  readonly kind: PortErrorKind;
  readonly subject: ConflictSubject | null;
  readonly providerMessage: string | null;

  constructor(kind: PortErrorKind, details: PortErrorDetails = {}) {
    super(details.providerMessage ?? kind, { cause: details.cause });
    this.kind = kind;
    this.subject = details.subject ?? null;
    this.providerMessage = details.providerMessage ?? null;
  }
}

export const isPortError = (thrown: unknown): thrown is PortError => thrown instanceof PortError;
