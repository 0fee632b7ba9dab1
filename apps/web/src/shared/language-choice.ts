import type { UserId } from '@roborrow/domain';
import { allLanguages, language, type Language } from './language.ts';

const KEY = 'roborrow.language';

/** The language that was chosen in this browser, as the folder of its catalogue, and by which member if their account does not have it yet. */
export function languageChoice(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return []; // the browser may forbid storage
  }
}

/** Remembers a choice for later visits, if the browser allows it; `by` the member whose account has to get it (D847). */
export function chooseLanguage(chosen: string, by?: UserId): void {
  try {
    localStorage.setItem(KEY, by ? `${chosen} ${by}` : chosen);
  } catch {
    // Then the offer comes again.
  }
}

/**
 * The language that the reader would rather have than this page's: a member's own, what was chosen here, else the first of the
 * browser's that the product speaks. `null` if the page is in it.
 */
export function wantedLanguage(browsers: readonly string[], members?: string): Language | null {
  const asked = [members, languageChoice()[0], ...browsers.map((tag) => tag.split('-')[0]?.toLowerCase())];
  const wanted = asked.flatMap((tag) => allLanguages.filter((one) => one.language === tag))[0]?.language;
  return wanted === undefined || wanted === language ? null : wanted;
}
