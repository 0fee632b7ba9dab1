import { milliseconds, type EpochMs } from '../units.ts';
import type { Failure } from './failure.ts';

/** Most failures that one page or process reports in `FAILURES_SPAN` (D784). */
export const FAILURES_MAX = 10;
/** A time in which the same failure is reported once, and `FAILURES_MAX` different ones: ten minutes (D784). */
export const FAILURES_SPAN = milliseconds(600_000);

/** Kinds that tell of the visitor's network, device or session, or of what a person chose, and of no mistake of the product. */
const EXPECTED: ReadonlySet<Failure['kind']> = new Set([
  'not-signed-in',
  'recent-sign-in-required',
  'not-found',
  'conflict',
  'cancelled',
  'storage-full',
  'unavailable',
]);

/** Decides which failures are reported. */
export interface FailureGate {
  readonly lets: (failure: Failure, now: EpochMs) => boolean;
}

/**
 * Lets a share of failures through, the same one once, and not too many (D784): what fails again and again must not be
 * reported again and again.
 * @param share from 0 to 1
 * @param random from 0 to 1, as Math.random
 */
export function createFailureGate(share: number, random: () => number): FailureGate {
  let seen = new Map<string, EpochMs>();
  return {
    lets: (failure, now) => {
      if (EXPECTED.has(failure.kind) || random() >= share) return false;
      seen = new Map([...seen].filter(([, at]) => now - at < FAILURES_SPAN));
      const [frame] = failure.frames;
      const key = [failure.name, failure.message, frame?.file, frame?.line, frame?.column].join();
      if (seen.has(key) || seen.size >= FAILURES_MAX) return false;
      seen.set(key, now);
      return true;
    },
  };
}
