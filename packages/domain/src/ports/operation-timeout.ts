import { milliseconds } from '../units.ts';

/**
 * How long a port operation may wait for an answer; then the adapter rejects with `unavailable`. The backend
 * may still complete the operation later, so everything that is written has its id before the first try (D23,
 * D27). Operations that wait for a user, or that have many steps, apply this limit to each step.
 */
export const OPERATION_TIMEOUT = milliseconds(15_000);
