import wrapAnsi from 'wrap-ansi';

/**
 * A text of another person on one line, without characters that a terminal obeys: they are shown as `\u{1b}`. A text could
 * otherwise move the cursor, change what was printed before, or turn the reading direction.
 */
export const onOneLine = (text: string): string => harmless(text.replace(/\s+/gu, ' ').trim());

/** The same for a text of several lines. */
export const harmless = (text: string): string =>
  text.replace(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    // A zero-width joiner makes one emoji of several.
    (character) =>
      character === '\u200d' ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

/**
 * A value as one line of JSON, in which such characters are escapes: a program reads the same text, and a terminal obeys nothing
 * (D559).
 */
export const inJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** A longer text in lines that fit the terminal; `null` columns are no limit. */
export const inLines = (text: string, columns: number | null): readonly string[] =>
  (columns === null ? harmless(text) : wrapAnsi(harmless(text), Math.max(columns, 20), { hard: true })).split(
    '\n',
  );
