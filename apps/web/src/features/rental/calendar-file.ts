import { dayOfTime, nextDay, type DayRange, type EpochMs, type LocalTime } from '@roborrow/domain';

/** An event for a calendar. */
export interface CalendarEvent {
  /** The same for each download, so that a calendar replaces what it has. */
  readonly uid: string;
  /** Whole days, or the beginning of half an hour in local time. */
  readonly when: DayRange | LocalTime;
  readonly summary: string;
  readonly place: string | null;
  readonly url: string;
}

/**
 * An event as an iCalendar file (RFC 5545). Own lines, because the library for it is 24 kB and folds by characters, where the standard
 * counts octets.
 */
export const calendarFile = ({ uid, when, summary, place, url }: CalendarEvent, now: EpochMs): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roborrow//Rentals//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
    ...times(when),
    `SUMMARY:${escaped(summary)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** The last day of whole days is excluded. A time without a zone is local wherever the calendar is. */
const times = (when: DayRange | LocalTime): readonly string[] =>
  typeof when === 'string'
    ? [`DTSTART:${digits(dayOfTime(when))}T${digits(when.slice(11))}00`, 'DURATION:PT30M']
    : [`DTSTART;VALUE=DATE:${digits(when.first)}`, `DTEND;VALUE=DATE:${digits(nextDay(when.last))}`];

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Text as a value: what has a meaning there is escaped, line breaks become the one that a value may have, and other controls go. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replaceAll(/[\u0000-\u001F\u007F]/g, ' ');

/** Most octets of a line, without its end. */
const LINE_MAX = 75;

/** A long line in parts of at most 75 octets, each after the first with a blank before it. No character is divided. */
const folded = (line: string): string => {
  const bytes = new TextEncoder();
  let result = '';
  let size = 0;
  for (const character of line) {
    const { length } = bytes.encode(character);
    if (size + length > LINE_MAX) {
      result += '\r\n ';
      size = 1;
    }
    result += character;
    size += length;
  }
  return result;
};
