import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Messages } from './catalogue.ts';

const PLAIN = 'aeiouyAEIOUY';
const ACCENTED = 'áéíóúýÁÉÍÓÚÝ';

/** Words of one letter are often no words, and longer ones get a third more letters. */
const lengthened = (word: string): string =>
  word + 'ö'.repeat(word.length > 1 ? Math.ceil(word.length / 3) : 0);

const pseudoText = (text: string): string =>
  text
    .replaceAll(/[a-z]+/gi, lengthened)
    .replaceAll(/[aeiouy]/gi, (vowel) => ACCENTED[PLAIN.indexOf(vowel)] ?? vowel);

const pseudoElement = (element: MessageFormatElement): MessageFormatElement => {
  if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(
    ([kind, option]) => [kind, { ...option, value: option.value.map(pseudoElement) }] as const,
  );
  return { ...element, options: Object.fromEntries(options) };
};

/**
 * A catalogue in a language that is made up: what stays readable but has plain vowels is not from the catalogue, what is cut is
 * too narrow for German, and it is written from right to left.
 */
export const pseudo = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? printAST(parse(value, { ignoreTag: true }).map(pseudoElement))
        : pseudo(value),
    ]),
  );
