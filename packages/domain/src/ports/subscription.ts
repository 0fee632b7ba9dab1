import type { PortError } from './port-error.ts';

/** Stops a subscription. After it returns, the listener is never called again. Calling it twice is harmless. */
export type Unsubscribe = () => void;

/** What a live subscription calls. */
export interface Listener<Value> {
  /** Called with the whole current value: once when it is first known, then at every change, in order. */
  readonly next: (value: Value) => void;
  /** Called once when the subscription ends because of an error; no `next` follows. */
  readonly error: (reason: PortError) => void;
}
