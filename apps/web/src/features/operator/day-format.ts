import { tag } from '@roborrow/messages/language';

/**
 * Days are those of UTC, wherever the operator is. Those in English follow the operator's own locale (D46), as all dates do; around
 * sentences in another language that would be a second language.
 */
export const dayFormat = new Intl.DateTimeFormat(tag.startsWith('en') ? undefined : tag, {
  dateStyle: 'medium',
  timeZone: 'UTC',
});
