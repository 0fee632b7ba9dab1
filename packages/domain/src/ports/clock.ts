import type { EpochMs } from '../units.ts';

export interface ClockPort {
  now(): EpochMs;
}
