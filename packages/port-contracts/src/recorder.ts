import type { Listener, PortError } from '@roborrow/domain';
import { vi } from 'vitest';

/** A listener that records its calls. */
export interface Recorder<Value> {
  readonly listener: Listener<Value>;
  readonly values: readonly Value[];
  readonly errors: readonly PortError[];
}

export const createRecorder = <Value>(): Recorder<Value> => {
  const values: Value[] = [];
  const errors: PortError[] = [];
  return {
    listener: { next: (value) => values.push(value), error: (reason) => errors.push(reason) },
    values,
    errors,
  };
};

/**
 * Waits until the expectation holds; fails with its reason if it does not within 30 seconds, which no slow machine takes.
 *
 * A test that follows a list waits for its first value before another client writes into it, and one that reads it for the answer.
 * Firestore's emulator sends the first value and the change from two threads without a lock; if they meet, it breaks the stream
 * (https://github.com/firebase/firebase-tools/issues/8654).
 */
export const eventually = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { timeout: 30_000, interval: 5 });
