import type { Brand } from '../brand.ts';
import { parseDay, type CalendarDay } from './calendar-day.ts';

/**
 * A day and a time of day as ISO text, "2028-02-29T16:30", as clocks show it where it applies. It has no time zone, and two compare as
 * their texts do.
 */
export type LocalTime = Brand<string, 'LocalTime'>;

const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Reads a day with its time; `null` for other text, and for what the calendar or the clock does not have. */
export const parseLocalTime = (text: string): LocalTime | null => {
  const day = TIME.exec(text)?.[1];
  // Checked by both parts.
  return day !== undefined && parseDay(day) !== null ? (text as LocalTime) : null;
};

/** The day of a local time. */
export const dayOfTime = (at: LocalTime): CalendarDay =>
  // A local time begins with its day.
  at.slice(0, 10) as CalendarDay;
