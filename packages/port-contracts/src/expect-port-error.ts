import { isPortError, type ConflictSubject, type PortError, type PortErrorKind } from '@roborrow/domain';
import { expect } from 'vitest';

/** Returns the error of an operation that must reject with a `PortError`. */
export const rejectionOf = async (operation: Promise<unknown>): Promise<PortError> => {
  const outcome = await operation.then(
    () => 'nothing: it succeeded',
    (reason: unknown) => reason,
  );
  if (!isPortError(outcome)) throw new Error(`Expected a PortError, got ${String(outcome)}`);
  return outcome;
};

export const expectPortError = async (operation: Promise<unknown>, kind: PortErrorKind): Promise<void> => {
  expect((await rejectionOf(operation)).kind).toBe(kind);
};

export const expectConflict = async (
  operation: Promise<unknown>,
  subject: ConflictSubject,
): Promise<void> => {
  const { kind, subject: found } = await rejectionOf(operation);
  expect({ kind, subject: found }).toEqual({ kind: 'conflict', subject });
};

/** Expects that invalid data is refused, by the backend or by the adapter before it sends a request. */
export const expectRefusal = async (operation: Promise<unknown>): Promise<void> => {
  expect(['forbidden', 'failed']).toContain((await rejectionOf(operation)).kind);
};
