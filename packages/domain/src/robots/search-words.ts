import { comparableText } from '../comparable-text.ts';

/** Words that say nothing about a robot (D40). They count only where a query has no others. */
const FILLERS: ReadonlySet<string> = new Set([
  'robot',
  'robots',
  'rental',
  'rentals',
  'for',
  'a',
  'the',
  'with',
  'and',
]);

/** Punctuation around a word: "(vacuum," is "vacuum", and "C#" stays what it is. */
const AROUND = /^[^\p{L}\p{N}\p{M}\p{S}#]+|[^\p{L}\p{N}\p{M}\p{S}#]+$/gu;

/** A word that a robot must mention to be found. */
export interface SearchWord {
  readonly text: string;
  /** Its place among the query's parts. */
  readonly position: number;
  /** What a robot's text must hold one of, folded. */
  readonly stems: readonly string[];
}

/** A query as its parts, folded, and the words among them that must be mentioned. */
export interface SearchQuery {
  readonly parts: readonly string[];
  readonly words: readonly SearchWord[];
}

/** Reads a query the way D40 says; a blank one has no words. */
export const parseQuery = (text: string): SearchQuery => {
  const typed = comparableText(text)
    .split(' ')
    .filter((part) => part !== '');
  const bare = typed.map((part) => part.replace(AROUND, ''));
  // Where there is nothing but punctuation, that is what is sought.
  const parts = bare.some((part) => part !== '') ? bare.filter((part) => part !== '') : typed;
  const words = parts.map((part, position) => ({ text: part, position, stems: stemsOf(part) }));
  const telling = words.filter((word) => !FILLERS.has(word.text));
  return { parts, words: telling.length > 0 ? telling : words };
};

/** Shorter words are no plurals: "gps", "bus". */
const SHORTEST_PLURAL = 4;

/** What singular and plural have in common. A text that holds the plural holds it as well. */
const stemsOf = (word: string): readonly string[] => {
  if (word.length < SHORTEST_PLURAL || word.endsWith('ss')) return [word];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word.slice(0, -2)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [word];
};

/** Whether folded text mentions a word. */
export const mentions = (folded: string, { stems }: SearchWord): boolean =>
  stems.some((stem) => folded.includes(stem));
