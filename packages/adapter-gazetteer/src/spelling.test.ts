import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mistakesAllowed, mistakesBetween } from './spelling.ts';

/** The same distance computed by its definition: slow and without a limit. */
const plainly = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const shorter = [plainly(a.slice(1), b) + 1, plainly(a, b.slice(1)) + 1];
  const same = plainly(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(...shorter, same, isSwapped ? plainly(a.slice(2), b.slice(2)) + 1 : Infinity);
};

describe('counting spelling mistakes', () => {
  it.each([
    ['raliegh', 'raleigh', 1],
    ['bostn', 'boston', 1],
    ['bostoon', 'boston', 1],
    ['bosten', 'boston', 1],
    ['boston', 'boston', 0],
    ['philedelpia', 'philadelphia', 2],
    ['boston', 'austin', Infinity],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['', 'abc', Infinity],
  ])('between %j and %j gives %i', (typed, name, mistakes) => {
    expect(mistakesBetween(typed, name, 2)).toBe(mistakes);
  });

  it('gives the same number as the definition, up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const mistakes = plainly(a, b);
        expect(mistakesBetween(a, b, limit)).toBe(mistakes <= limit ? mistakes : Infinity);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('allows two in a long name, one in a shorter one and none in three letters', () => {
    expect([3, 4, 7, 8, 20].map(mistakesAllowed)).toEqual([0, 1, 1, 2, 2]);
  });
});
