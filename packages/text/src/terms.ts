import { beginInUtc, type CalendarDay } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/terms';
import { tag } from '@roborrow/messages/language';

/** A day of the calendar is the same everywhere. */
const longDay = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** "November 1, 2026": the version of the terms (D810). */
export const termsDay = (version: CalendarDay): string => longDay.format(beginInUtc(version));

/** Asks for the terms where an account is made (D810). */
export const acceptTerms = (version: CalendarDay): string => messages.accept({ day: termsDay(version) });

/** Where an account is made without accepting them (D810). */
export const termsNotAccepted = messages.notAccepted;
