import type { CalendarDay } from '../dates/calendar-day.ts';
import type { EpochMs } from '../units.ts';

/** Which terms a user accepted last, and when (D811). A version of the terms is the day of its text. */
export interface AcceptedTerms {
  readonly version: CalendarDay;
  readonly at: EpochMs;
}

/** Whether the user has to be asked: they accepted nothing, or an older version than the current one (D812). */
export const mustAcceptTerms = (accepted: AcceptedTerms | null, current: CalendarDay): boolean =>
  accepted === null || accepted.version < current;
