import type { EpochMs } from '../units.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The age of a message, as it is displayed. */
export type MessageAge =
  | { readonly kind: 'just-now' }
  /** Whole hours, 1 to 23. */
  | { readonly kind: 'hours'; readonly hours: number }
  /** Old enough for a date, which clients format. */
  | { readonly kind: 'date'; readonly at: EpochMs };

/** The age of a message for display (D46). A time in the future, from a faster clock, counts as just now. */
export const messageAge = (createdAt: EpochMs, now: EpochMs): MessageAge => {
  const age = now - createdAt;
  if (age < HOUR) return { kind: 'just-now' };
  if (age < DAY) return { kind: 'hours', hours: Math.floor(age / HOUR) };
  return { kind: 'date', at: createdAt };
};
