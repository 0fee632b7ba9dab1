/** Most texts have none, and are folded by their lower case alone. Searching for one is the quickest test. */
const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** Accents: the marks that decomposition splits off Latin, Greek and Cyrillic letters. */
// oxlint-disable-next-line no-misleading-character-class -- the marks alone are meant
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF]/g;

/** Characters that show nothing and part no words, such as the zero-width space and the soft hyphen. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** What telephones and word processors write in place of the plain ASCII character. */
const TYPOGRAPHIC_APOSTROPHES = /[‘’ʻʼ′]/g;
const TYPOGRAPHIC_QUOTES = /[“”„″]/g;
const TYPOGRAPHIC_HYPHENS = /[‐‑‒–—−]/g;

/**
 * A text without what people do not tell apart: case, accents, composed or decomposed letters, full and half
 * width, ligatures, both lower-case sigmas, the four letters I, typographic quotes and hyphens. Blanks stay.
 *
 * Folding twice changes nothing. Case is mapped down, up and down again: up alone unites "ß" with "SS" and
 * the dotless i with I, and the first step brings the capital sharp s to where up knows it.
 */
export const foldText = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .replace(IGNORABLE, '')
        .toLowerCase()
        .toUpperCase()
        .toLowerCase()
        .replaceAll('ς', 'σ')
        .replace(TYPOGRAPHIC_APOSTROPHES, "'")
        .replace(TYPOGRAPHIC_QUOTES, '"')
        .replace(TYPOGRAPHIC_HYPHENS, '-')
        .normalize('NFC')
    : text.toLowerCase();

/** A text as people compare it: folded, each run of blanks of any kind one space, none at the beginning. */
export const comparableText = (text: string): string => foldText(text).replace(/\s+/g, ' ').trimStart();
