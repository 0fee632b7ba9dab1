import type { UserId } from '@roborrow/domain';
import { allLanguages, language, type Language } from './language.ts';

const KEY = 'roborrow.language';

/** The language that was chosen in this browser, as the folder of its catalogue, and by which member if their account does not have it yet. */
function readChoice(): readonly [chosen: string | null, by?: string] {
  try {
    const [chosen = null, by] = localStorage.getItem(KEY)?.split(' ') ?? [];
    return by === undefined ? [chosen] : [chosen, by];
  } catch {
    return [null]; // the browser may forbid storage
  }
}

/** Remembers a choice for later visits, if the browser allows it; `by` the member whose account has to get it (D847). */
export function chooseLanguage(chosen: Language, by?: UserId): void {
  try {
    localStorage.setItem(KEY, by === undefined ? chosen : `${chosen} ${by}`);
  } catch {
    // Then the offer comes again.
  }
}

/** What a member chose in this browser that their account does not have yet: the page in another language stores it. */
export function choiceToStore(me: UserId): string | null {
  const [chosen, by] = readChoice();
  return by === me ? chosen : null;
}

/** The account has it. */
export function choiceIsStored(me: UserId): void {
  const chosen = choiceToStore(me);
  try {
    if (chosen !== null) localStorage.setItem(KEY, chosen);
  } catch {
    // Then it is stored again, which changes nothing.
  }
}

/**
 * The language that the reader would rather have than this page's: a member's own, what was chosen here, else the first of the
 * browser's that the product speaks. `null` if the page is in it.
 */
export function wantedLanguage(browsers: readonly string[], members?: string): Language | null {
  const known = allLanguages.map((one) => one.language);
  const [chosen] = readChoice();
  const wanted =
    known.find((one) => one === members) ??
    known.find((one) => one === chosen) ??
    firstKnown(known, browsers);
  return wanted === undefined || wanted === language ? null : wanted;
}

const firstKnown = (known: readonly Language[], browsers: readonly string[]): Language | undefined =>
  browsers.flatMap((tag) => known.filter((one) => one === tag.split('-')[0]?.toLowerCase()))[0];
