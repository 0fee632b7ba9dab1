/** Abbreviations anywhere in a name: "St. Louis", "East St. Louis", "Sault Ste. Marie". */
const ABBREVIATIONS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' };
/** Abbreviations only at the beginning: elsewhere "mt" is Montana. */
const LEADING_ABBREVIATIONS: Readonly<Record<string, string>> = { ...ABBREVIATIONS, ft: 'fort', mt: 'mount' };

const own = (record: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined;

/** Adds the blank that "St.Louis" lacks; the dots of "D.C." do not separate words. */
const ABBREVIATION_BEFORE_NAME = /\b(st|ste|ft|mt)\.(?=\p{L})/giu;

/** A text in which nothing has to be changed but case, as nearly all names are: reading them takes a third of the time. */
const PLAIN = /^[A-Za-z0-9 ]*$/;

/** The same text in lower case, without accents, and with nothing but blanks between its words. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ABBREVIATION_BEFORE_NAME, '$1 ')
    .replace(/[\p{Mn}.'’‘ʻ`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

const wordsOf = (text: string): readonly string[] =>
  (PLAIN.test(text) ? text.toLowerCase() : withoutMarks(text)).split(' ').filter((word) => word !== '');

const spellOut = (word: string, position: number): string =>
  own(position === 0 ? LEADING_ABBREVIATIONS : ABBREVIATIONS, word) ?? word;

/**
 * The form in which places are compared: without case, accents and punctuation, abbreviations written out,
 * one space between words.
 */
export const normalise = (text: string): string => wordsOf(text).map(spellOut).join(' ');

/** A normalised text without its blanks, because people leave them out ("NewYork"). */
export const joined = (text: string): string => text.replaceAll(' ', '');

const ARTICLE = /^the (?=\p{L}{3})/u;

/** All ways to write a normalised name without blanks: "stlouis" too, and "bronx" for "the bronx". */
export const joinedForms = (name: string): readonly string[] => {
  const short = Object.entries(LEADING_ABBREVIATIONS).reduce(
    (text, [abbreviation, word]) => text.replace(`${word} `, `${abbreviation} `),
    name,
  );
  return [...new Set([name, short, name.replace(ARTICLE, '')])].map(joined);
};

/**
 * The ways to read an unfinished text: its last word can be an abbreviation ("port st" of Port Saint Lucie)
 * or the beginning of a longer word ("east st" of East Stroudsburg). A blank at the end ends the last word
 * ("la " of La Mesa, not of Laredo).
 */
export const readingsOf = (typed: string): readonly string[] => {
  const words = wordsOf(typed);
  const finished = words.map(spellOut);
  if (words.length > 0 && /\s$/.test(typed)) return [`${finished.join(' ')} `];
  const unfinished = [...finished.slice(0, -1), ...words.slice(-1)];
  return [...new Set([unfinished.join(' '), finished.join(' ')])];
};
