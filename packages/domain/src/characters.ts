/**
 * White space, control characters and characters that show nothing: zero-width and filler characters,
 * direction marks, variation selectors, tags and the empty braille cell.
 */
const SHOWS_NOTHING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;

/** Whether a text has no visible character (D53). */
export const isBlank = (text: string): boolean => SHOWS_NOTHING.test(text);

/**
 * Control characters but for tabs and line breaks, which can command a terminal, and embeddings, overrides and isolates, which can change
 * the order in which the text around them is shown.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Whether a text contains a character that acts on the text beside it. Names and titles must not contain one (D673). */
export const hasControls = (text: string): boolean => text.search(CONTROLS) >= 0;

/** Removes the characters that `hasControls` finds. */
export const removeControls = (text: string): string => text.replaceAll(CONTROLS, '');

/** How many characters a text has: code points, not code units (D53). */
export const countCharacters = (text: string): number => [...text].length;

/** Whether a text has more characters than the limit. The time does not grow with the length of the text. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || countCharacters(text) > most);

/** Removes blanks at both ends. A text without any visible character becomes empty (D53). */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());

/** The first characters of a text. A surrogate pair is never cut. */
export const firstCharacters = (text: string, most: number): string =>
  isLongerThan(text, most) ? [...text.slice(0, 2 * most)].slice(0, most).join('') : text;
