import { isBlank } from '../characters.ts';
import { comparableText } from '../comparable-text.ts';

/** Words that carry no information about a robot (D40). They count only if a query has no other words. */
const FILLERS: ReadonlySet<string> = new Set([
  'robot',
  'robots',
  'rental',
  'rentals',
  'rent',
  'renting',
  'hire',
  'hiring',
  'borrow',
  'for',
  'a',
  'the',
  'with',
  'and',
]);

/** Punctuation around a word: "(vacuum," becomes "vacuum", and "C#" stays unchanged. */
const AROUND = /^[^\p{L}\p{N}\p{M}\p{S}#]+|[^\p{L}\p{N}\p{M}\p{S}#]+$/gu;

/** A word that a robot's text must contain. */
export interface SearchWord {
  readonly text: string;
  /** Its index among the parts of the query. */
  readonly position: number;
  /** The robot's text must contain one of these. Folded. */
  readonly stems: readonly string[];
}

/** The folded parts of a query, and those of its words that a robot must contain. */
export interface SearchQuery {
  readonly parts: readonly string[];
  readonly words: readonly SearchWord[];
}

/** Parses a query as D40 describes; a blank query has no words. */
export const parseQuery = (text: string): SearchQuery => {
  const typed = comparableText(text)
    .split(' ')
    .filter((part) => !isBlank(part));
  const bare = typed.map((part) => part.replace(AROUND, ''));
  // A query of punctuation only searches for that punctuation.
  const parts = bare.some((part) => part !== '') ? bare.filter((part) => part !== '') : typed;
  const words = parts.map((part, position) => ({ text: part, position, stems: stemsOf(part) }));
  const telling = words.filter((word) => !FILLERS.has(word.text));
  return { parts, words: telling.length > 0 ? telling : words };
};

/** Shorter words are not plurals: "gps", "bus". */
const SHORTEST_PLURAL = 4;

/** The part that singular and plural have in common. A text with the plural contains it too. */
const stemsOf = (word: string): readonly string[] => {
  if (word.length < SHORTEST_PLURAL || word.endsWith('ss')) return [word];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word.slice(0, -2)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [word];
};

/** Whether the folded text contains the word. */
export const mentions = (folded: string, { stems }: SearchWord): boolean =>
  stems.some((stem) => folded.includes(stem));
