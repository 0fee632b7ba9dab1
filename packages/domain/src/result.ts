/** The result of a use case: a value, or an error as data (a tagged union). An error is never a sentence. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

/** A result with its value. */
export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** A result with its error. */
export interface Err<Failure> {
  readonly ok: false;
  readonly error: Failure;
}

/** The result of something that succeeded. */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

/** The result of something that failed. */
export const err = <Failure>(error: Failure): Err<Failure> => ({ ok: false, error });
