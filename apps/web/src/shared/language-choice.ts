import { language, type Language } from './language.ts';

const KEY = 'roborrow.language';

/** The language that was chosen in this browser, as the folder of its catalogue; `null` before a choice. */
function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // the browser may forbid storage
  }
}

/** Remembers a choice for later visits, if the browser allows it. */
export function chooseLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Then the offer comes again.
  }
}

/**
 * The language that the reader would rather have than this page's: what was chosen here, else the first of the browser's that
 * the product speaks. `null` if the page is in it.
 */
export function wantedLanguage(known: readonly Language[], browsers: readonly string[]): Language | null {
  const chosen = chosenLanguage();
  const wanted = known.find((one) => one === chosen) ?? firstKnown(known, browsers);
  return wanted === undefined || wanted === language ? null : wanted;
}

const firstKnown = (known: readonly Language[], browsers: readonly string[]): Language | undefined =>
  browsers.flatMap((tag) => known.filter((one) => one === tag.split('-')[0]?.toLowerCase()))[0];
