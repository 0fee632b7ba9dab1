import { beginInUtc, type CalendarDay } from '@roborrow/domain';

/** A day of the calendar is the same everywhere. */
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 1, 2026": the version of the terms (D810). */
export const termsDay = (version: CalendarDay): string => longDay.format(beginInUtc(version));

/** Asks for the terms where an account is made (D810). */
export const acceptTerms = (version: CalendarDay): string =>
  `I accept the terms of ${termsDay(version)} and the community rules`;

/** Where an account is made without accepting them (D810). */
export const termsNotAccepted = 'Please accept the terms and the community rules';
