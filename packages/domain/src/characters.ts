/**
 * White space, control characters, and what shows nothing by definition: zero-width and filler characters,
 * direction marks, variation selectors, tags, the empty braille cell.
 */
const SHOWS_NOTHING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;

/** Whether a text has nothing that a person could see (D53). */
export const isBlank = (text: string): boolean => SHOWS_NOTHING.test(text);

/** Embeddings, overrides and isolates: they can show the text around them in another order. */
const TURNS_TEXT = /[\u202A-\u202E\u2066-\u2069]/g;

/** Whether a text holds a character that can turn the direction of what is shown beside it. No name or title may. */
export const turnsText = (text: string): boolean => text.search(TURNS_TEXT) >= 0;

/** A text without such characters. */
export const withoutTurns = (text: string): string => text.replaceAll(TURNS_TEXT, '');

/** How many characters a text has: code points, not code units (D53). */
export const countCharacters = (text: string): number => [...text].length;

/** Whether a text has more characters than a limit allows; takes no time over far too long a text. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || countCharacters(text) > most);

/** A text without the blanks around it; one that shows nothing is empty (D53). */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());

/** The first characters of a text; no character is cut in two. */
export const firstCharacters = (text: string, most: number): string =>
  isLongerThan(text, most) ? [...text.slice(0, 2 * most)].slice(0, most).join('') : text;
