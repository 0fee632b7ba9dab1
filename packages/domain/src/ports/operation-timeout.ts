import { milliseconds } from '../units.ts';

/**
 * How long an operation of a port may go without an answer; then the adapter rejects with `unavailable`. What was
 * asked may still be done later, so whatever is written has its id before the first try (D23, D27). Operations that
 * wait for a person, and those of many steps, have this limit for each step instead.
 */
export const OPERATION_TIMEOUT = milliseconds(15_000);
