import type { EpochMs } from '../units.ts';

/** The time. The domain has no other source of it, so a test decides what time it is. */
export interface ClockPort {
  now(): EpochMs;
}
