import { epochMs, type CalendarDay, type EpochMs, type LocalDay, type TimeZone } from '@roborrow/domain';
import { tag } from '@roborrow/messages/language';

// What calendars and clocks show in a time zone, by the data that browsers and Node have.

const MINUTE = 60_000;
/** No day is longer than 25 hours. */
const LONGEST_DAY = 25 * 60;

const formats = new Map<TimeZone, Intl.DateTimeFormat | null>();

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
  // The format writes days so.
  const dayOf = (at: number) => format.format(at * MINUTE) as CalendarDay;
  const today = dayOf(minute);
  // Days follow each other, and offsets are whole minutes: the first minute of this one is found by halving.
  let [before, within] = [minute - LONGEST_DAY - 1, minute];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(middle) === today) within = middle;
    else before = middle;
  }
  return { today, dayBegan: epochMs(within * MINUTE) };
};

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
