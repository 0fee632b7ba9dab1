import type { PortFailure, Result } from '@roborrow/domain';

/** The value of a result, for the query cache, which carries errors by throwing. @throws PortError. */
export function unwrap<Value>(result: Result<Value, PortFailure>): Value {
  if (result.ok) return result.value;
  throw result.error.error;
}
