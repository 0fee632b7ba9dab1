import {
  comparableText,
  isFiller,
  wordsIn,
  type Concept,
  type KnownWord,
  type Vocabulary,
} from '@roborrow/domain';
import { EVERYDAY } from './everyday.ts';
import { CONCEPT_ROWS, type ConceptRow } from './parse-concepts.ts';
import { englishStem, spanishStem } from './stems.ts';

/** English words on -er that do nothing of that name: a tower does not tow. */
const NO_DOERS: ReadonlySet<string> = new Set(
  `bumper burger butter center charger chamber cloister cluster corner copper cover finger flower hammer helicopter
   drawer ladder lather leather letter loader matter member monster number order paper pepper picker planter plotter poster power river router
   rubber rudder saucer shelter shower shutter silver sister slipper spider super supper sweater temper timber toaster
   tower trailer twister under upper walker water weather winter whisper wonder`.split(/\s+/),
);
const SHORTEST_DOER = 6;
/** Words whose other form the stemmer does not know. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['shelves', 'shelf'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['thieves', 'thief'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
]);
/** Words that the stemmer takes for others: an apartment is not apart, Wall-E no wall, and who checks plays no checkers. */
const WHOLE: ReadonlySet<string> = new Set([
  'apartment',
  'apartments',
  'boxing',
  'spacing',
  'walle',
  'checkers',
]);

/** The stem of a word, which a doer shares with what is done: "sander" with "sanding". The stemmer leaves them apart. */
const stemOf = (word: string): string => {
  if (WHOLE.has(word)) return word;
  const stem = englishStem(IRREGULAR.get(word) ?? word);
  if (!stem.endsWith('er') || stem.length < SHORTEST_DOER || NO_DOERS.has(stem)) return stem;
  return stem.slice(0, -2).replace(/([bdfgmnprt])\1$/u, '$1');
};

/** The most words of which something is remembered; a market has some ten thousand. */
const MOST_REMEMBERED = 50_000;

const remember = <Value extends object | string>(
  compute: (word: string) => Value,
): ((word: string) => Value) => {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const value = compute(word);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(word, value);
    return value;
  };
};

/** The folded words of a name, and those without fillers: "mow the lawn" is "mow lawn" as well, and an open day is not "open". */
const readingsOf = (name: string): readonly (readonly string[])[] => {
  const words = wordsIn(comparableText(name));
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 1 && telling.length < words.length ? [words, telling] : [words];
};

/** Shorter words and stems of one language are too often those of another word of the other one. */
const SHORTEST_FOREIGN = 6;
const SHORTEST_FOREIGN_STEM = 5;

/** A short text that differs for different texts (FNV-1a). It protects nothing. */
const fingerprint = (text: string): string => {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return (hash >>> 0).toString(36);
};

/** The ids of all rows that a row is a kind of. */
const broaderOf = (row: ConceptRow, rows: ReadonlyMap<string, ConceptRow>): readonly string[] => {
  const found = new Set<string>();
  const add = (ids: readonly string[]): void => {
    for (const id of ids) {
      if (found.has(id)) continue;
      found.add(id);
      add(rows.get(id)?.broader ?? []);
    }
  };
  add(row.broader);
  return [...found];
};

/** So many rows are read in a step; a phone takes below 50 ms for it. */
const ROWS_IN_STEP = 16;

/**
 * The vocabulary of the table of concepts (D54). Names are compared without the blanks and hyphens between their words, in any form:
 * "lawn mower", "lawnmower" and "lawn-mowers" are one name. A page that shall stay responsive waits between the steps.
 */
export function* vocabularyInSteps(): Generator<undefined, Vocabulary> {
  const stem = remember(stemOf);
  const spanish = remember(spanishStem);
  /** Concepts by their names as written, and by the stems of these. */
  const asWritten = new Map<string, Concept>();
  const byStem = new Map<string, Concept>();
  const bySpanishStem = new Map<string, Concept>();
  const add = (names: Map<string, Concept>, key: string, concept: Concept): void => {
    if (!names.has(key)) names.set(key, concept);
  };
  const rows = new Map(CONCEPT_ROWS.map((row) => [row.id, row]));
  const known = new Set<string>();
  const words = new Set<string>();
  /** With what names of several words begin, as written and by stem, and the most words of these: most words begin none. */
  const beginnings = new Map<string, number>();
  /** With what they end, by what they begin with. */
  const ends = new Map<string, Set<string>>();
  let longestName = 0;

  for (const [index, row] of CONCEPT_ROWS.entries()) {
    if (index % ROWS_IN_STEP === 0) yield;
    const concept = {
      id: row.id,
      name: row.name,
      names: { es: row.spanishName },
      broader: broaderOf(row, rows),
    };
    for (const [names, isEnglish] of [
      [row.english, true],
      [row.spanish, false],
    ] as const) {
      for (const named of names.flatMap(readingsOf)) {
        known.add(named.join(' '));
        for (const word of named) words.add(word);
        longestName = Math.max(longestName, named.length);
        const written = named.join('');
        add(asWritten, written, concept);
        const [first = ''] = named;
        const stemIn = isEnglish ? stem : spanish;
        if (named.length > 1) {
          const last = named.at(-1) ?? '';
          for (const word of [first, stemIn(first)]) {
            beginnings.set(word, Math.max(named.length, beginnings.get(word) ?? 0));
            ends.set(word, (ends.get(word) ?? new Set()).add(last).add(stemIn(last)));
          }
        }
        if (!isEnglish) {
          add(bySpanishStem, named.map(spanish).join(''), concept);
          continue;
        }
        add(byStem, named.map(stem).join(''), concept);
        add(byStem, stem(written), concept);
      }
    }
  }

  const inSpanish = (named: readonly string[], written: string): Concept | null => {
    if (written.length < SHORTEST_FOREIGN) return null;
    const stems = named.map(spanish).join('');
    return stems.length < SHORTEST_FOREIGN_STEM ? null : (bySpanishStem.get(stems) ?? null);
  };

  const conceptNamed = (named: readonly string[]): Concept | null => {
    const written = named.join('');
    const exact = asWritten.get(written);
    // "Or" has the stem of "ore".
    if (exact || (named.length === 1 && isFiller(written))) return exact ?? null;
    return byStem.get(named.map(stem).join('')) ?? inSpanish(named, written);
  };
  const formsOf = remember((word) => [word, stem(word), spanish(word)]);
  const wordOf = remember((word): KnownWord => {
    const forms = formsOf(word);
    const lasts = new Set(forms.flatMap((form) => [...(ends.get(form) ?? [])]));
    return {
      stem: stem(word),
      concept: conceptNamed([word]),
      longestName: Math.max(...forms.map((form) => beginnings.get(form) ?? 1)),
      beginsNameTo: (last) => formsOf(last).some((form) => lasts.has(form)),
    };
  });

  const named = [byStem, bySpanishStem].flatMap((names) =>
    [...names].map(([key, { id, broader }]) => [key, id, ...broader].join(' ')),
  );

  return {
    version: fingerprint(named.join('\n')),
    stem,
    wordOf,
    conceptOf: (named) => {
      const { concept, longestName: longest } = wordOf(named[0] ?? '');
      if (named.length === 1) return concept;
      // "Fork lift" is "forklift", though no name of several words begins with "fork".
      return longest > 1 || named.length === 2 ? conceptNamed(named) : null;
    },
    longestName,
    names: [...known],
    words: [...words],
    everyday: EVERYDAY,
  };
}

/** The same at once. */
export const createVocabulary = (): Vocabulary => {
  const steps = vocabularyInSteps();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
