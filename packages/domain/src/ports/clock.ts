import type { EpochMs } from '../units.ts';

/**
 * The time. The domain has no other source of it, so a test decides what time it is.
 *
 * @example
 * ```ts
 * const clock: ClockPort = { now: () => epochMs(Date.now()) };
 * ```
 */
export interface ClockPort {
  now(): EpochMs;
}
