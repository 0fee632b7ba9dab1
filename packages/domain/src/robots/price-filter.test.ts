import { fc, test } from '@fast-check/vitest';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import { NO_PRICE_BOUNDS, parsePriceFilter } from './price-filter.ts';

describe('the price filter (D8)', () => {
  test.each([
    ['', '', null, null],
    ['  ', '\t', null, null],
    ['10', '', 10, null],
    ['', '99.50', null, 99.5],
    [' 10 ', ' 20 ', 10, 20],
    ['20', '20', 20, 20],
    ['0', '0', 0, 0],
    ['-5', '5', -5, 5],
    ['.5', '1.', 0.5, 1],
  ])('from %j to %j', (min, max, from, to) => {
    expect(parsePriceFilter({ min, max })).toEqual({ bounds: { min: from, max: to }, issue: null });
  });

  test('a minimum above the maximum is an issue of the minimum', () => {
    expect(parsePriceFilter({ min: '20.01', max: '20' })).toEqual({
      bounds: NO_PRICE_BOUNDS,
      issue: { field: 'minPrice', tag: 'above-maximum' },
    });
  });

  test.each(['ten', '1e3', '0x10', '1,5', '$5', '１２', 'NaN', 'Infinity', '--1', '1..2', '.', '-'])(
    '%j is not a number in either field',
    (text) => {
      expect(parsePriceFilter({ min: text, max: '' }).issue).toEqual({
        field: 'minPrice',
        tag: 'not-a-number',
      });
      expect(parsePriceFilter({ min: '', max: text }).issue).toEqual({
        field: 'maxPrice',
        tag: 'not-a-number',
      });
    },
  );

  test.each(NAUGHTY_STRINGS)('survives %j', (text) => {
    const { bounds, issue } = parsePriceFilter({ min: text, max: text });
    if (issue !== null) expect(bounds).toEqual(NO_PRICE_BOUNDS);
    else
      for (const bound of [bounds.min, bounds.max])
        expect(bound === null || Number.isFinite(bound)).toBe(true);
  });

  const cents = fc.integer({ min: 0, max: 1000 });

  test.prop([cents, cents], { numRuns: runs(5000) })(
    'has an issue exactly when nothing can cost that',
    (a, b) => {
      const { bounds, issue } = parsePriceFilter({ min: (a / 100).toFixed(2), max: (b / 100).toFixed(2) });
      expect(issue === null).toBe(a <= b);
      if (issue === null) expect(bounds).toEqual({ min: a / 100, max: b / 100 });
    },
  );
});
