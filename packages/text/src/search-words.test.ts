import type { SearchResult } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { missingOfAll, searchWords } from './search-words.ts';

const named = (name: string) => ({ name, names: { es: 'aspirar' } });

describe('What words were taken for (D54)', () => {
  it('names the concept of a word that is not its name', () => {
    const words = { kind: 'words', text: 'hoover', rest: '' } as const;
    expect(searchWords.piece({ ...words, concept: named('vacuuming') }, null, 'miles')).toBe(
      '"hoover" (vacuuming)',
    );
    expect(searchWords.piece({ ...words, concept: named('hoover') }, null, 'miles')).toBe('"hoover"');
    expect(searchWords.piece({ ...words, concept: null }, null, 'miles')).toBe('"hoover"');
  });

  it.each([
    [null, 80, 'Up to $80/day'],
    [20, null, 'From $20/day'],
    [20, 50, '$20 to $50/day'],
  ])('names a price from %j to %j', (min, max, text) => {
    expect(searchWords.piece({ kind: 'price', price: { min, max }, rest: '' }, null, 'miles')).toBe(text);
  });

  it('names what all robots are without, or that they differ', () => {
    const found = (...missing: readonly (readonly string[])[]) =>
      // Only what is missing is read.
      missing.map((words) => ({ missing: words }) as SearchResult);
    const sentence = (...missing: readonly (readonly string[])[]) =>
      searchWords.have(missing.length, missingOfAll(found(...missing)));
    expect(sentence(['coffee'])).toBe('1 robot has the others, but not "coffee".');
    expect(sentence(['coffee', 'tea'], ['coffee', 'tea'])).toBe(
      '2 robots have the others, but not "coffee" or "tea".',
    );
    expect(sentence(['coffee'], ['tea'])).toBe('2 robots have some of them. Each says what it is without.');
    expect(missingOfAll([])).toEqual([]);
  });
});
