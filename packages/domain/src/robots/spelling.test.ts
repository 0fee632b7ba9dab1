import fc from 'fast-check';
import {
  NAUGHTY_STRINGS,
  robotArb,
  robotsArb,
  robotWordArb,
  runs,
  tinyVocabulary,
} from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { parseCategory } from './category.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';
import { correctSpelling, isOneLetterOff, respelledByConcept } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
if (sample === undefined) throw new Error('no sample');
const robot = (name: string): Robot => ({
  ...sample,
  name,
  description: '',
  features: [],
  category: 'Service',
  isAvailable: true,
});
const criteria = (text: string): SearchCriteria => ({
  text,
  category: parseCategory(''),
  price: NO_PRICE_BOUNDS,
});
const corrected = (text: string, ...names: readonly string[]) =>
  correctSpelling(names.map(robot), criteria(text), null);

describe('a misspelt search (D40)', () => {
  test.each([
    ['vaccum', 'vacuum'],
    ['Vacum', 'vacuum'],
    ['vacuuum', 'vacuum'],
    ['vacumu', 'vacuum'],
    ['xacuum', 'vacuum'],
    ['clenaer for vacuum', 'cleaner for vacuum'],
    ['vaccum robots', 'vacuum robots'],
    ['sevrice', 'service'],
  ])('%j is corrected to %j', (typed, meant) => {
    expect(corrected(typed, 'Drone', 'Vacuum cleaner')).toBe(meant);
  });

  test.each([
    ['vacuum', 'nothing is wrong'],
    ['vacccm', 'two letters are wrong'],
    ['vaccum clenaer', 'two words are wrong'],
    ['drne vacuum', 'no robot has both'],
    ['drn', 'the word is too short to tell'],
    ['', 'nothing was asked'],
    ['week', 'a filler is spelt as it should be'],
  ])('%j is not corrected: %s', (typed) => {
    expect(corrected(typed, 'Drone', 'Vacuum cleaner', 'Weed puller')).toBeNull();
  });

  test('is not corrected in a word that is understood, as "drone" to "done" (D54)', () => {
    const correctedWith = (vocabulary?: Vocabulary) =>
      correctSpelling(
        [robot('Done within an hour')],
        { ...criteria('drone'), ...(vocabulary && { vocabulary }) },
        null,
      );
    expect(correctedWith()).toBe('done');
    expect(correctedWith(tinyVocabulary)).toBeNull();
  });

  test('is corrected to the word of most robots, among robots that meet the other criteria', () => {
    expect(corrected('moper', 'Moped', 'Mower', 'Mower 2')).toBe('mower');
    const unavailable = { ...robot('Vacuum'), isAvailable: false };
    expect(correctSpelling([unavailable], criteria('vaccum'), null)).toBeNull();
  });

  test('is only corrected to a query that finds a robot', () => {
    fc.assert(
      fc.property(
        robotsArb(),
        robotWordArb,
        fc.nat(8),
        fc.constantFrom('', 'x', 'é'),
        (robots, word, position, letter) => {
          const typed = `${word.slice(0, position)}${letter}${word.slice(position + 1)}`;
          const meant = correctSpelling(robots, criteria(typed), null);
          if (meant !== null) expect(searchRobots(robots, criteria(meant), null)).not.toEqual([]);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test.each(NAUGHTY_STRINGS)('handles the hostile text %j without throwing', (text) => {
    expect(corrected(text, text)).toBeNull();
  });
});

test('a concept corrects a word with the same first letter, but none that is only an adjective of it, is spelt well or is known (D54)', () => {
  const vocabulary = { ...tinyVocabulary, words: ['hill', 'hills', 'parra', 'roomba', 'teach'] };
  const corrections = (text: string) => respelledByConcept(text, vocabulary).map((one) => one.text);
  expect(corrections('rooomba')).toEqual(['roomba']);
  expect(corrections('hilly')).toEqual([]);
  expect(corrections('beach')).toEqual([]);
  // A letter of four replaced makes another word, two swapped ones do not.
  expect([corrections('hall'), corrections('hlil')]).toEqual([[], ['hill']]);
  expect(corrections('para')).toEqual([]);
  expect(corrections('lawnmowr')).toEqual(['lawn mower']);
  expect(respelledByConcept('rooomba', { ...vocabulary, everyday: new Set(['rooomba']) })).toEqual([]);
  expect(respelledByConcept('rooomba', vocabulary, [])).toEqual([]);
});

/** The Damerau-Levenshtein distance (optimal string alignment), computed by its table. */
const distance = (a: string, b: string): number => {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1;
      const row = rows[i];
      if (row === undefined) throw new Error('no row');
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
};

const shortWord = fc
  .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })
  .map((letters) => letters.join(''));

test('isOneLetterOff is true exactly for a distance of one', () => {
  fc.assert(
    fc.property(shortWord, shortWord, (a, b) => {
      expect(isOneLetterOff(a, b)).toBe(distance(a, b) === 1);
    }),
    { numRuns: runs(2000) },
  );
});
