/**
 * Most texts are plain ASCII, and for them the lower case is enough. This search is the fastest way to find
 * out.
 */
const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** Accents: the combining marks that decomposition separates from Latin, Greek and Cyrillic letters. */
// oxlint-disable-next-line no-misleading-character-class -- the marks alone are meant
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF]/g;

/** Invisible characters that do not separate words, such as the zero-width space and the soft hyphen. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The characters that telephones and word processors insert instead of the ASCII apostrophe. */
const TYPOGRAPHIC_APOSTROPHES = /[‘’ʻʼ′]/g;
const TYPOGRAPHIC_QUOTES = /[“”„″]/g;
const TYPOGRAPHIC_HYPHENS = /[‐‑‒–—−]/g;

/**
 * Removes the differences that people do not notice: case, accents, composed or decomposed letters, full and
 * half width, ligatures, the two lower-case sigmas, the four letters I, typographic quotes and hyphens.
 * Blanks stay.
 *
 * Folding twice changes nothing. Case is mapped to lower, upper and lower again. The upper case alone makes
 * "ß" equal to "SS" and the dotless i equal to I; the first step turns the capital sharp s into a letter that
 * has that upper case.
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

/**
 * A folded text for comparison: each run of blanks becomes one space, and blanks at the beginning are
 * removed.
 */
export const comparableText = (text: string): string => foldText(text).replace(/\s+/g, ' ').trimStart();
