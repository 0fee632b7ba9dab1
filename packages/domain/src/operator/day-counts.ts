import { epochMs, type EpochMs } from '../units.ts';

/** What the desk counts by day (D799). */
export const DAY_KINDS = ['members', 'listings', 'requests', 'rentals', 'reviews'] as const;
/** One of `DAY_KINDS`. */
export type DayKind = (typeof DAY_KINDS)[number];

/** How many came in one day: new members, listings, requests for dates, rentals that took place, and reviews. */
export interface DayCounts {
  /** When the day began, in UTC. */
  readonly day: EpochMs;
  readonly counts: Readonly<Record<DayKind, number>>;
}

/** How many days are shown, the present one included. */
const DAYS_SHOWN = 14;

/** The length of a day in milliseconds. */
export const DAY_LENGTH = 86_400_000;

/** When each of the days that are shown began, in UTC, the present one last. */
export const shownDays = (now: EpochMs): readonly EpochMs[] => {
  const today = Math.floor(now / DAY_LENGTH) * DAY_LENGTH;
  return Array.from({ length: DAYS_SHOWN }, (_, index) =>
    epochMs(today - (DAYS_SHOWN - 1 - index) * DAY_LENGTH),
  );
};
