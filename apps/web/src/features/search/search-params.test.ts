import { countCharacters } from '@roborrow/domain';
import { NAUGHTY_STRINGS } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { validateSearchParams } from '../../routes/-search-params.ts';
import { searchInput } from './search-input.ts';
import { tidy } from './search-params.ts';

describe('writing search parameters', () => {
  test('writes only fields that were filled in, and the distance only when it is not 25 (D63)', () => {
    expect(tidy({ query: 'drone', location: '', distance: '25', category: undefined })).toEqual({
      query: 'drone',
    });
    expect(tidy({ distance: '50' })).toEqual({ distance: '50' });
  });
});

describe('reading search parameters', () => {
  test('reads an invalid distance as 25 (D3)', () => {
    for (const distance of ['', '0', '-5', '101', 'abc', 'Infinity']) {
      expect(searchInput({ distance }, null).radius).toBe(25);
    }
    expect(searchInput({ distance: '80' }, null).radius).toBe(80);
  });

  test('ignores invalid prices (D8)', () => {
    expect(searchInput({ minPrice: '50', maxPrice: '10' }, null).price).toEqual({ min: null, max: null });
    expect(searchInput({ minPrice: '10', maxPrice: '50' }, null).price).toEqual({ min: 10, max: 50 });
  });

  test('ignores a rental length that is no whole number of days (D341)', () => {
    expect(searchInput({ days: '3' }, null).days).toBe(3);
    for (const days of ['0', '2.5', '-1', 'abc', '9999']) expect(searchInput({ days }, null).days).toBeNull();
  });

  test('a text is cut after 200 characters, and never inside a character (D53)', () => {
    const cut = (query: string) => validateSearchParams({ query }).query;
    expect(cut('🤖'.repeat(201))).toBe('🤖'.repeat(200));
    expect(cut(`a${'🤖'.repeat(150)}`)).toBe(`a${'🤖'.repeat(150)}`);
    expect(cut('a'.repeat(201))).toBe('a'.repeat(200));
  });

  test('accepts any string in any parameter, and drops unknown parameters', () => {
    for (const hostile of NAUGHTY_STRINGS) {
      const params = validateSearchParams({
        query: hostile,
        location: hostile,
        distance: hostile,
        days: hostile,
        sort: hostile,
        __proto__: hostile,
        other: hostile,
      });
      expect(Object.keys(params)).not.toContain('other');
      expect(() => searchInput(params, null)).not.toThrow();
      expect(countCharacters(params.query ?? '')).toBeLessThanOrEqual(200);
    }
    expect(validateSearchParams({ query: 5, category: { a: 1 } })).toEqual({});
  });
});
