import type { EpochMs, MessageAge } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/dates';
import { tag } from '@roborrow/messages/language';
import { readersLocale } from './readers-locale.ts';

/** Dates follow the reader's own locale in English, and their time zone (D46), and name the month (D685). */
const localeDate = new Intl.DateTimeFormat(readersLocale, { dateStyle: 'medium' });
const dateOfAll = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
const localeMoment = new Intl.DateTimeFormat(readersLocale, { dateStyle: 'medium', timeStyle: 'short' });
const localeTime = new Intl.DateTimeFormat(readersLocale, { timeStyle: 'short' });
const localeDay = new Intl.DateTimeFormat(readersLocale, { weekday: 'long', month: 'long', day: 'numeric' });
const localeDayAndYear = new Intl.DateTimeFormat(readersLocale, { dateStyle: 'full' });
const year = new Intl.DateTimeFormat(tag, { year: 'numeric' });
const monthAndYear = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' });

/** "Just now", "3h ago", or the locale's date (D46). */
export const messageAgeText = (age: MessageAge): string => {
  switch (age.kind) {
    case 'just-now':
      return messages.justNow;
    case 'hours':
      return messages.hoursAgo({ hours: String(age.hours) });
    case 'date':
      return localeDate.format(age.at);
  }
};

/** A date on a page that is rendered before its reader is known: in the page's language, and in UTC. */
export const dateForAll = (at: EpochMs): string => dateOfAll.format(at);

/** A date without a time. */
export const dateText = (at: EpochMs): string => localeDate.format(at);

/** A full date and time, for readers who need more than the age. */
export const momentText = (at: EpochMs): string => localeMoment.format(at);

/** "Member since 2024" (D69). */
export const memberSince = (at: EpochMs): string => messages.memberSince({ year: year.format(at) });

/** "Joined March 2024". */
export const joined = (at: EpochMs): string => messages.joined({ month: monthAndYear.format(at) });

/**
 * The time under a message: the time of day for today's messages, date and time for older ones; it must be
 * clear without its surroundings (D46).
 */
export const messageTimeText = (at: EpochMs, now: EpochMs): string =>
  isSameDay(at, now) ? localeTime.format(at) : momentText(at);

const isSameDay = (a: EpochMs, b: EpochMs): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/**
 * The line above a day's messages: "Today", "Yesterday", or the day; with the year only if it is not the
 * current one.
 */
export const dayText = (at: EpochMs, now: EpochMs): string => {
  const day = new Date(at);
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === today.toDateString()) return messages.today;
  if (day.toDateString() === yesterday.toDateString()) return messages.yesterday;
  return (day.getFullYear() === today.getFullYear() ? localeDay : localeDayAndYear).format(day);
};
