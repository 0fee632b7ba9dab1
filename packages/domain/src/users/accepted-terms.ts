import type { CalendarDay } from '../dates/calendar-day.ts';
import type { EpochMs } from '../units.ts';

/** Which terms a user accepted last, and when (D811). A version of the terms is the day of its text. */
export interface AcceptedTerms {
  readonly version: CalendarDay;
  readonly at: EpochMs;
}

/** The version of the terms where no operator has set one: of the demo, whose people have accepted it. */
export const DEMO_TERMS = '2026-11-01' as CalendarDay; // a day, as its text says

/** Whether the user has to be asked: they accepted nothing, or an older version than the current one (D812). */
export const mustAcceptTerms = (accepted: AcceptedTerms | null, current: CalendarDay): boolean =>
  accepted === null || accepted.version < current;
