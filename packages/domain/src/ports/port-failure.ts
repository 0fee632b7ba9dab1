import { isPortError, PortError, type ConflictSubject } from './port-error.ts';
import { err, type Err } from '../result.ts';

/** The case of a use case's errors in which a port failed. */
export interface PortFailure {
  readonly kind: 'port';
  readonly error: PortError;
}

/** The case of a use case's errors in which the session ended meanwhile. */
export interface NotSignedIn {
  readonly kind: 'not-signed-in';
}

/** The error that a port rejected with. Any other thrown value becomes `failed`, with its cause. */
export const portErrorOf = (thrown: unknown): PortError =>
  isPortError(thrown) ? thrown : new PortError('failed', { cause: thrown });

/** A rejection as the error of a use case. */
export const portFailure = (thrown: unknown): Err<PortFailure> =>
  err({ kind: 'port', error: portErrorOf(thrown) });

/** A rejection as the error of a use case that only a member can use. */
export const toMemberError = (thrown: unknown): Err<NotSignedIn | PortFailure> =>
  portErrorOf(thrown).kind === 'not-signed-in' ? err({ kind: 'not-signed-in' }) : portFailure(thrown);

/** Whether the error is a conflict about the given subject. */
export const isConflict = (thrown: unknown, subject: ConflictSubject): boolean => {
  const error = portErrorOf(thrown);
  return error.kind === 'conflict' && error.subject === subject;
};

/** For work whose failure needs no reaction, such as cleaning up after another failure. */
export const ignoreErrors = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch {
    // nothing to do: the caller already has its result
  }
};
