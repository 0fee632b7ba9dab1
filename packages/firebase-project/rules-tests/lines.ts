import { MISSING, type Field } from './fields.ts';

/** A list with each of these lines, which must be accepted, and with each of those, which must be denied. */
export const lines = (
  most: number,
  line: string,
  right: readonly string[],
  wrong: readonly string[],
): Field => ({
  taken: {
    'no line': [],
    'as many lines as there may be': Array.from({ length: most }, () => line),
    ...Object.fromEntries(right.map((text) => [`the line ${shown(text)}`, [line, text]])),
  },
  refused: {
    'one line too many': Array.from({ length: most + 1 }, () => line),
    ...Object.fromEntries(wrong.map((text) => [`the line ${shown(text)}`, [line, text]])),
    'two lines in one': [`${line}\n${line}`],
    'a line that ends': [`${line}\n`],
    'a number': 1,
    null: null,
    'a map': { 0: line },
    'a text': line,
    'an empty map': {},
    'an empty text': '',
    'a list of numbers': [1],
    'a list of maps': [{ line }],
    nothing: MISSING,
  },
});

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text);
