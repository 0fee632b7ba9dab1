import { isPortError, PortError, type ConflictSubject } from '../ports/port-error.ts';
import { err, type Err } from '../result.ts';

/** The arm of every use case's errors that says: the outside world said no. */
export interface PortFailure {
  readonly kind: 'port';
  readonly error: PortError;
}

/** The arm that says: the session ended meanwhile. */
export interface NotSignedIn {
  readonly kind: 'not-signed-in';
}

/** What a port rejected with. Anything that an adapter let slip through becomes `failed`, with its cause. */
export const portError = (thrown: unknown): PortError =>
  isPortError(thrown) ? thrown : new PortError('failed', { cause: thrown });

/** A rejection as the error of a use case. */
export const portFailure = (thrown: unknown): Err<PortFailure> =>
  err({ kind: 'port', error: portError(thrown) });

/** A rejection as the error of a use case that only a member can use. */
export const toMemberError = (thrown: unknown): Err<NotSignedIn | PortFailure> =>
  portError(thrown).kind === 'not-signed-in' ? err({ kind: 'not-signed-in' }) : portFailure(thrown);

/** Whether somebody was first, and at what. */
export const isConflict = (thrown: unknown, subject: ConflictSubject): boolean => {
  const error = portError(thrown);
  return error.kind === 'conflict' && error.subject === subject;
};

/** For work whose failure is nobody's trouble, such as tidying up after a failure. */
export const ignoreErrors = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch {
    // the outcome was decided before
  }
};
