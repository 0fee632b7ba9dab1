import { tag } from '@roborrow/messages/language';

/**
 * Dates in English follow the reader's own locale (D46), which orders day and month; around sentences in another language that would
 * be a second language.
 */
export const readersLocale: string | undefined = tag.startsWith('en') ? undefined : tag;
