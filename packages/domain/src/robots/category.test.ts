import fc from 'fast-check';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  FILTER_CATEGORIES,
  forEachCategory,
  LISTING_CATEGORIES,
  parseCategory,
} from './category.ts';

describe('the categories (D6)', () => {
  test('are eight, in the order of Home (D6)', () => {
    expect(CATEGORIES.map(({ name }) => name)).toEqual([
      'Humanoid',
      'Industrial',
      'Educational',
      'Hobby',
      'Drone',
      'Service',
      'Medical',
      'Other',
    ]);
  });

  test('of a listing and of the search filter are five, in the order of the form (D6)', () => {
    const five = ['Educational', 'Industrial', 'Service', 'Hobby', 'Other'];
    expect(LISTING_CATEGORIES).toEqual(five);
    expect(FILTER_CATEGORIES.map(({ name }) => name)).toEqual(five);
  });

  test('that a robot can have get a value each', () => {
    expect(forEachCategory((name) => name.length)).toEqual({
      Educational: 11,
      Industrial: 10,
      Service: 7,
      Hobby: 5,
      Other: 5,
    });
  });

  test('are written lowercase in URLs', () => {
    for (const { slug, name } of CATEGORIES) expect(slug).toBe(name.toLowerCase());
  });
});

describe('a category in a URL', () => {
  test.each(['', '  ', 'all', 'ALL', ' All '])('%j means no filter', (text) => {
    expect(parseCategory(text)).toEqual({ kind: 'all' });
  });

  test.each(['Hobby', 'hobby', 'HOBBY', ' hObBy '])('%j means Hobby, in any case', (text) => {
    expect(parseCategory(text)).toEqual({ kind: 'category', name: 'Hobby' });
  });

  test.each(LISTING_CATEGORIES)('of %s is accepted in lower and upper case', (name) => {
    expect(parseCategory(name.toLowerCase())).toEqual({ kind: 'category', name });
    expect(parseCategory(name.toUpperCase())).toEqual({ kind: 'category', name });
  });

  test.each([
    ['humanoid', 'Humanoid'],
    ['Drone', 'Drone'],
    ['MEDICAL', 'Medical'],
  ])('%j is known, but no robot can have it', (text, name) => {
    expect(parseCategory(text)).toEqual({ kind: 'unlistable', name });
  });

  test.each(['hobbies', 'hob', '__proto__', 'constructor', 'hobby,drone'])('%j is unknown', (text) => {
    expect(parseCategory(text)).toEqual({ kind: 'unknown', text });
  });

  test('that is unknown is reported without its outer blanks', () => {
    expect(parseCategory(' Toaster\n')).toEqual({ kind: 'unknown', text: 'Toaster' });
  });

  test.each(NAUGHTY_STRINGS)('handles the hostile text %j without throwing', (text) => {
    expect(['all', 'unknown']).toContain(parseCategory(text).kind);
  });

  test('handles any string without throwing', () => {
    fc.assert(
      fc.property(anyTextArb(), (text) => {
        expect(['all', 'category', 'unlistable', 'unknown']).toContain(parseCategory(text).kind);
      }),
      { numRuns: runs(2000) },
    );
  });
});
