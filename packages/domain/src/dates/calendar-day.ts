import type { Brand } from '../brand.ts';
import { days, epochMs, type Days, type EpochMs } from '../units.ts';

/**
 * A day of the calendar as ISO text, "2028-02-29", of the years 1000 to 9999. It has no time and no time zone, and two days
 * compare as their texts do.
 */
export type CalendarDay = Brand<string, 'CalendarDay'>;

/** Both days are part of it (D501). */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

const DAY = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** Reads a day; `null` for other text, and for a day that the calendar does not have. */
export const parseDay = (text: string): CalendarDay | null => {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  // Checked by all three parts above.
  return day >= 1 && day <= monthLength(year, month) ? (text as CalendarDay) : null;
};

/** 0 for a month that does not exist. */
const monthLength = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a range has, with its first and its last; 0 or less where the last is before the first. */
export const rangeLength = ({ first, last }: DayRange): Days => days(dayNumber(last) - dayNumber(first) + 1);

/** How many days a day comes after another one; less than 0 if it comes before. */
export const daysAfter = (day: CalendarDay, other: CalendarDay): number => dayNumber(day) - dayNumber(other);

/** The day after a day; of the last day of the year 9999, itself. */
export const nextDay = (day: CalendarDay): CalendarDay => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOf(year, month, date + 1) ?? dayOf(year, month + 1, 1) ?? dayOf(year + 1, 1, 1) ?? day;
};

/** The day before a day; of the first day of the year 1000, itself. */
export const previousDay = (day: CalendarDay): CalendarDay => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (
    dayOf(year, month, date - 1) ??
    dayOf(year, month - 1, monthLength(year, month - 1)) ??
    dayOf(year - 1, 12, 31) ??
    day
  );
};

/** `null` for a day that the calendar does not have. */
const dayOf = (...parts: readonly [year: number, month: number, date: number]): CalendarDay | null =>
  parseDay(parts.map((part) => String(part).padStart(2, '0')).join('-'));

/** When a day begins in UTC; elsewhere it begins at most 14 hours earlier and 12 hours later. */
export const beginInUtc = (day: CalendarDay): EpochMs => epochMs((dayNumber(day) - EPOCH_DAY) * DAY_MS);

/** Whether two ranges have a day in common. */
export const overlap = (a: DayRange, b: DayRange): boolean => a.first <= b.last && b.first <= a.last;

/** Whether all its days are before a day. */
export const isPast = ({ last }: DayRange, today: CalendarDay): boolean => last < today;

/** A day of the week; 0 is Sunday. */
export type Weekday = (typeof WEEKDAYS)[number];
/** All days of the week, from Sunday on. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** On which day of the week a day is. */
export const weekdayOf = (day: CalendarDay): Weekday =>
  ((dayNumber(day) + TUESDAY) % WEEKDAYS.length) as Weekday; // a remainder of a positive number

/** Counts days from a fixed one. A year begins in March here, so that the leap day is its last. */
const dayNumber = (day: CalendarDay): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const yearFromMarch = month > 2 ? year : year - 1;
  const monthsSinceMarch = (month + 9) % 12;
  const leapDays =
    Math.floor(yearFromMarch / 4) - Math.floor(yearFromMarch / 100) + Math.floor(yearFromMarch / 400);
  return yearFromMarch * 365 + leapDays + Math.floor((monthsSinceMarch * 153 + 2) / 5) + date;
};

const DAY_MS = 86_400_000;
/** The number of 1970-01-01. */
const EPOCH_DAY = 719_469;
/** The weekday of day number 0. */
const TUESDAY = 2;
