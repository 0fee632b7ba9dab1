import {
  beginInUtc,
  epochMs,
  type CalendarDay,
  type EpochMs,
  type LocalDay,
  type TimeZone,
} from '@roborrow/domain';
import { tag } from '@roborrow/messages/language';

// What calendars and clocks show in a time zone, by the data that browsers and Node have.

const MINUTE = 60_000;
/** No day is longer than 25 hours. */
const LONGEST_DAY = 25 * 60;
/** No clock is farther from UTC, in minutes. */
const FARTHEST = 15 * 60;

const formats = new Map<TimeZone, Intl.DateTimeFormat | null>();

/** Writes "2026-12-01, 09". */
const formatOf = (zone: TimeZone): Intl.DateTimeFormat | null => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let made: Intl.DateTimeFormat | null = null;
  try {
    // Canadian English writes a day as ISO does.
    made = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    // A name that this device's data does not have.
  }
  formats.set(zone, made);
  return made;
};

/**
 * The day in a time zone at a moment, and when it began: where clocks are changed at midnight, that is not at 0:00.
 * @returns `null` for a time zone that this device does not know.
 */
export const dayIn = (zone: TimeZone, now: EpochMs): LocalDay | null => {
  const format = formatOf(zone);
  if (format === null) return null;
  const minute = Math.floor(now / MINUTE);
  const dayOf = (at: number) => dayPart(format.format(at * MINUTE));
  const today = dayOf(minute);
  const began = firstMinute(minute - LONGEST_DAY - 1, minute, (at) => dayOf(at) === today);
  return { today, dayBegan: epochMs(began * MINUTE) };
};

/**
 * When the clocks of a time zone first show an hour (0 to 23) of a day, or, where they are put forward over it, a later one.
 * @returns `null` for a time zone that this device does not know.
 */
export const momentIn = (zone: TimeZone, day: CalendarDay, hour: number): EpochMs | null => {
  const format = formatOf(zone);
  if (format === null) return null;
  const wanted = `${day}, ${String(hour).padStart(2, '0')}`;
  const inUtc = beginInUtc(day) / MINUTE + hour * 60;
  const found = firstMinute(inUtc - FARTHEST, inUtc + FARTHEST, (at) => format.format(at * MINUTE) >= wanted);
  return epochMs(found * MINUTE);
};

/** The first minute from which on something holds, by halving: it does not at `before`, and does at `within`. */
const firstMinute = (before: number, within: number, holds: (minute: number) => boolean): number => {
  let [early, late] = [before, within];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (holds(middle)) late = middle;
    else early = middle;
  }
  return late;
};

// The format writes days so.
const dayPart = (written: string) => written.slice(0, 10) as CalendarDay;

/** "Mountain Time", for a time zone whose clocks show another time than the reader's at that moment; `null` where they show the same. */
export const otherZoneName = (zone: TimeZone, at: EpochMs): string | null => {
  const clock = { dateStyle: 'short', timeStyle: 'short' } as const;
  try {
    const there = new Intl.DateTimeFormat(tag, { ...clock, timeZone: zone }).format(at);
    if (there === new Intl.DateTimeFormat(tag, clock).format(at)) return null;
    const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' });
    return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    return null;
  }
};
