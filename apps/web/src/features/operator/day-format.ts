import { readersLocale } from '@roborrow/text/readers-locale';

/** Days are those of UTC, wherever the operator is. */
export const dayFormat = new Intl.DateTimeFormat(readersLocale, { dateStyle: 'medium', timeZone: 'UTC' });
