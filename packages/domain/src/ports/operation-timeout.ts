import type { Timer } from '../timer.ts';
import { milliseconds, type Milliseconds } from '../units.ts';
import { PortError } from './port-error.ts';

/**
 * How long a port operation may wait for an answer; then the adapter rejects with `unavailable`. The backend
 * may still complete the operation later, so everything that is written has its id before the first try (D23,
 * D27). Operations that wait for a user, or that have many steps, apply this limit to each step.
 */
export const OPERATION_TIMEOUT = milliseconds(15_000);

/**
 * The result of some work, if it comes in time.
 *
 * @param limit - 15 seconds unless it is said.
 * @throws PortError `unavailable` when it does not come in time (D181); otherwise what the work throws.
 */
export const withinTime = <Output>(
  work: Promise<Output>,
  timer: Timer,
  limit: Milliseconds = OPERATION_TIMEOUT,
): Promise<Output> =>
  new Promise((resolve, reject) => {
    const callOff = timer(limit, () => reject(new PortError('unavailable')));
    void work.then(resolve, reject).finally(callOff);
  });
