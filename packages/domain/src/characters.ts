/**
 * White space, control characters and characters that show nothing: zero-width and filler characters,
 * direction marks, variation selectors, tags and the empty braille cell.
 */
const SHOWS_NOTHING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;

/** Whether a text has no visible character (D53). */
export const isBlank = (text: string): boolean => SHOWS_NOTHING.test(text);

/** Embeddings, overrides and isolates: they can change the order in which the text around them is shown. */
const TURNS_TEXT = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Whether a text contains a character that can change the direction of the text beside it. Names and titles
 * must not contain one.
 */
export const hasDirectionControls = (text: string): boolean => text.search(TURNS_TEXT) >= 0;

/** Removes the characters that `hasDirectionControls` finds. */
export const removeDirectionControls = (text: string): string => text.replaceAll(TURNS_TEXT, '');

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
