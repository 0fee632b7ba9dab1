import fc from 'fast-check';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
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
    ['$50', '1,200', 50, 1200],
    ['1,5', '12,34', 1.5, 12.34],
    [' $ 1,234.50', '$12,345,678', 1234.5, 12_345_678],
  ])('from %j to %j', (min, max, from, to) => {
    expect(parsePriceFilter({ min, max })).toEqual({ bounds: { min: from, max: to }, issues: [] });
  });

  test('reports a minimum above the maximum at the minimum', () => {
    expect(parsePriceFilter({ min: '20.01', max: '20' })).toEqual({
      bounds: NO_PRICE_BOUNDS,
      issues: [{ field: 'minPrice', tag: 'above-maximum' }],
    });
  });

  test.each([
    ...['ten', '1e3', '0x10', '1,2345', '12,345,6', ',200', '1,200,', '１２', 'NaN', 'Infinity'],
    ...['--1', '1..2', '.', '-', '$', '$$5', '5$', '€5', '$1,2.3,4'],
  ])('refuses %j in either field', (text) => {
    expect(parsePriceFilter({ min: text, max: '' }).issues).toEqual([
      { field: 'minPrice', tag: 'not-a-number' },
    ]);
    expect(parsePriceFilter({ min: '', max: text }).issues).toEqual([
      { field: 'maxPrice', tag: 'not-a-number' },
    ]);
  });

  test('reports each invalid field, and then ignores both bounds', () => {
    expect(parsePriceFilter({ min: 'ten', max: 'twenty' })).toEqual({
      bounds: NO_PRICE_BOUNDS,
      issues: [
        { field: 'minPrice', tag: 'not-a-number' },
        { field: 'maxPrice', tag: 'not-a-number' },
      ],
    });
    expect(parsePriceFilter({ min: '10', max: 'twenty' }).bounds).toEqual(NO_PRICE_BOUNDS);
  });

  test.each(NAUGHTY_STRINGS)('handles the hostile text %j without throwing', (text) => {
    const { bounds, issues } = parsePriceFilter({ min: text, max: text });
    if (issues.length > 0) expect(bounds).toEqual(NO_PRICE_BOUNDS);
    else
      for (const bound of [bounds.min, bounds.max])
        expect(bound === null || Number.isFinite(bound)).toBe(true);
  });

  const cents = fc.integer({ min: 0, max: 1000 });

  test('has an issue exactly when no price can match', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const { bounds, issues } = parsePriceFilter({ min: (a / 100).toFixed(2), max: (b / 100).toFixed(2) });
        expect(issues.length === 0).toBe(a <= b);
        if (issues.length === 0) expect(bounds).toEqual({ min: a / 100, max: b / 100 });
      }),
      { numRuns: runs(5000) },
    );
  });

  test('accepts American number formats, with and without a dollar sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (amount) => {
        const written = amount.toLocaleString('en-US');
        expect(parsePriceFilter({ min: written, max: `$${written}` }).bounds).toEqual({
          min: amount,
          max: amount,
        });
      }),
      { numRuns: runs(2000) },
    );
  });
});
