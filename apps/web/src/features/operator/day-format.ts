import { tag } from '@roborrow/messages/language';

/** Days are those of UTC, wherever the operator is. */
export const dayFormat = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
