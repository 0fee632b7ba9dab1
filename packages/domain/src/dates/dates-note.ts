import type { MessageId } from '../ids.ts';
import type { Cents } from '../units.ts';
import type { DayRange } from './calendar-day.ts';

/** A question for dates; the robot is the message's (D500). */
export interface DatesAsked extends DayRange {
  readonly kind: 'asked';
  /** What the renter was shown: the listing's price for these days. */
  readonly total: Cents;
}

/** What one of the two can do with a question for dates, and with the rental that it becomes. */
export const STEP_KINDS = [
  'accepted',
  'declined',
  'withdrawn',
  'cancelled',
  'handed-over',
  'returned',
  'not-happened',
] as const;
/** One of `STEP_KINDS`. */
export type StepKind = (typeof STEP_KINDS)[number];

/** What one of the two did with a question. */
export interface DatesStep {
  readonly kind: StepKind;
  /** The message that asked. */
  readonly request: MessageId;
}

/** What a message says of dates as data, besides its sentence (D500). */
export type DatesNote = DatesAsked | DatesStep;
