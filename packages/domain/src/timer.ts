import type { Milliseconds } from './units.ts';

/**
 * Runs `work` once after a time, and returns how to call it off. The domain has no timer of its own.
 *
 * @example
 * ```ts
 * const timer: Timer = (time, work) => {
 *   const id = setTimeout(work, time);
 *   return () => clearTimeout(id);
 * };
 * ```
 */
export type Timer = (time: Milliseconds, work: () => void) => () => void;
