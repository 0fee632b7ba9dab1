import type { Concept, Vocabulary, VocabularyPort } from '../src/index.ts';

/** By the names of a concept: its broader ones are those in the last column. */
const ROWS: readonly (readonly [id: string, names: string, broader: string])[] = [
  ['gardening', 'gardening, garden', ''],
  ['lawn-mowing', 'lawn mowing, mow, mower, lawn mower, mow lawn, cut grass, cortacésped', 'gardening'],
  ['cleaning', 'cleaning, clean, cleaner', ''],
  ['vacuuming', 'vacuuming, vacuum, vacuum cleaner, hoover, roomba', 'cleaning'],
  ['pool-cleaning', 'pool cleaning, pool cleaner, clean pool', 'cleaning'],
  ['drone', 'drone, quadcopter, uav', ''],
  ['wedding', 'wedding', ''],
];

const stem = (word: string): string => word.replace(/(?<=.)(?:ing|ed|s)$/, '');
const key = (words: readonly string[]): string => words.map(stem).join('');

const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  ROWS.flatMap(([id, names, broader]) =>
    names.split(', ').map((name): [string, Concept] => [
      key(
        name
          .normalize('NFD')
          .replace(/\u0301/g, '')
          .split(' '),
      ),
      { id, name: names.split(', ')[0] ?? id, names: {}, broader: broader ? [broader] : [] },
    ]),
  ),
);

/** A vocabulary of seven concepts, whose stems lose -s, -ed and -ing. */
export const tinyVocabulary: Vocabulary = {
  version: 'tiny',
  stem,
  wordOf: (word) => ({
    stem: stem(word),
    concept: CONCEPTS.get(key([word])) ?? null,
    longestName: 2,
    beginsNameTo: () => true,
  }),
  conceptOf: (words) => CONCEPTS.get(key(words)) ?? null,
  longestName: 2,
  names: ROWS.flatMap(([, names]) => names.split(', ')),
  words: ROWS.flatMap(([, names]) => names.split(/,? /)),
};

/** Loads `tinyVocabulary`. */
export const tinyWords: VocabularyPort = { load: async () => tinyVocabulary };
