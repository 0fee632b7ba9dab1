import type { Brand } from '../brand.ts';
import type { EpochMs } from '../units.ts';
import type { CalendarDay } from './calendar-day.ts';

/** A time zone by its name in the IANA database, "America/Denver". Whether it exists is known to whoever has that database. */
export type TimeZone = Brand<string, 'TimeZone'>;

/** Most characters of a time zone's name. */
export const TIME_ZONE_MAX = 40;

const NAME = /^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)*$/;

/** Reads the name of a time zone; `null` for text that can be none. */
export const parseTimeZone = (text: string): TimeZone | null =>
  // Checked here.
  text.length <= TIME_ZONE_MAX && NAME.test(text) ? (text as TimeZone) : null;

/** A day of the calendar somewhere. */
export interface LocalDay {
  readonly today: CalendarDay;
  /** When that day began. */
  readonly dayBegan: EpochMs;
}

/** When the clocks of a time zone first show an hour (0 to 23) of a day, or a later one; `null` where the zone is not known. */
export type MomentIn = (zone: TimeZone, day: CalendarDay, hour: number) => EpochMs | null;
