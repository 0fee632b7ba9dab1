import type { PortFailure, Result } from '@roborrow/domain';

/** The value of a result, for the query cache, which expects errors to be thrown. @throws PortError. */
export function unwrap<Value>(result: Result<Value, PortFailure>): Value {
  if (result.ok) return result.value;
  throw result.error.error;
}
