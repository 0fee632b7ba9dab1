import type { EpochMs } from '../units.ts';

/**
 * Why a port operation failed. Adapters reject with nothing else.
 *
 * - `not-configured` the backend has no configuration (D33)
 * - `not-signed-in` the operation needs a signed-in user
 * - `recent-sign-in-required` the provider requires the password again first (D18)
 * - `forbidden` signed in, but not allowed
 * - `not-found` the object to change does not exist
 * - `too-many` the user has done as much as a day allows, and goes on at `until` (D796)
 * - `conflict` another write was first; `subject` says for what
 * - `cancelled` the caller cancelled the operation
 * - `storage-full` this device has no space left
 * - `unavailable` no answer: offline, timed out, overloaded; a retry may help
 * - `failed` anything else; `providerMessage` has the provider's reason if there is one
 */
export type PortErrorKind =
  | 'not-configured'
  | 'not-signed-in'
  | 'recent-sign-in-required'
  | 'forbidden'
  | 'not-found'
  | 'too-many'
  | 'conflict'
  | 'cancelled'
  | 'storage-full'
  | 'unavailable'
  | 'failed';

/** The object of a `conflict`. */
export type ConflictSubject = 'username' | 'profile' | 'email' | 'robot' | 'message' | 'days';

/** What a provider refused about a login, where a client has a sentence of its own for it (D855). */
export type RefusedSubject = 'credentials' | 'other-account' | 'account-chooser';

/** What a `PortError` says besides its kind. */
export interface PortErrorDetails {
  readonly subject?: ConflictSubject | RefusedSubject;
  /** The provider's own message in English, shown to users unchanged (D170), but for D855. */
  readonly providerMessage?: string;
  readonly cause?: unknown;
  /** When a user of whom it was `too-many` may go on. */
  readonly until?: EpochMs;
}

/**
 * The only error with which an operation of a port rejects. Its `kind` says what happened; a client has the sentence for it.
 *
 * @example
 * ```ts
 * const read = async (): Promise<never> => {
 *   throw new PortError('unavailable');
 * };
 * await read().catch((thrown: PortError) => thrown.kind); // => 'unavailable'
 * ```
 */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly kind: PortErrorKind;
  readonly subject: ConflictSubject | RefusedSubject | null;
  readonly providerMessage: string | null;
  readonly until: EpochMs | null;

  constructor(kind: PortErrorKind, details: PortErrorDetails = {}) {
    super(details.providerMessage ?? kind, { cause: details.cause });
    this.kind = kind;
    this.subject = details.subject ?? null;
    this.providerMessage = details.providerMessage ?? null;
    this.until = details.until ?? null;
  }
}

/** Whether a caught value is a `PortError`. */
export const isPortError = (thrown: unknown): thrown is PortError => thrown instanceof PortError;
