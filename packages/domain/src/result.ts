/** The result of a use case: a value, or an error as data (a tagged union). An error is never a sentence. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Err<Failure> {
  readonly ok: false;
  readonly error: Failure;
}

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

export const err = <Failure>(error: Failure): Err<Failure> => ({ ok: false, error });
