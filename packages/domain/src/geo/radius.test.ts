import fc from 'fast-check';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { miles } from '../units.ts';
import {
  DEFAULT_RADIUS,
  expandRadius,
  MAX_RADIUS,
  parseRadius,
  RADIUS_OPTIONS,
  radiusChoices,
} from './radius.ts';

describe('the radii (D3)', () => {
  test('are 1, 5, 10, 25, 50 and 100 miles, with 25 as the default', () => {
    expect(RADIUS_OPTIONS).toEqual([1, 5, 10, 25, 50, 100]);
    expect(DEFAULT_RADIUS).toBe(25);
    expect(MAX_RADIUS).toBe(100);
  });
});

describe('a radius from a URL (D3)', () => {
  test.each([
    ['25', 25],
    ['100', 100],
    [' 5 ', 5],
    ['2', 2],
    ['0.5', 0.5],
    [40, 40],
    [100, 100],
  ])('%j is %d', (value, radius) => {
    expect(parseRadius(value)).toBe(radius);
  });

  test.each(['0', '-1', '100.1', '101', '1e2', '0x10', 'NaN', 'Infinity', '', 'ten', '１２', '5 miles'])(
    '%j falls back to 25',
    (value) => {
      expect(parseRadius(value)).toBe(25);
    },
  );

  test.each([0, -1, 100.1, NaN, Infinity, null, undefined, true, [5], { radius: 5 }, 5n])(
    '%s falls back to 25',
    (value) => {
      expect(parseRadius(value)).toBe(25);
    },
  );

  test.each(NAUGHTY_STRINGS)('handles the hostile text %j without throwing', (value) => {
    const radius = parseRadius(value);
    expect(radius > 0 && radius <= 100).toBe(true);
  });

  test('is always a valid radius, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const radius = parseRadius(value);
        expect(radius > 0 && radius <= 100).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('Expand Search Area', () => {
  test.each([
    [1, 2],
    [2, 4],
    [25, 50],
    [50, 100],
    [80, 100],
    [100, 100],
  ])('doubles %d miles to %d', (radius, expanded) => {
    expect(expandRadius(miles(radius))).toBe(expanded);
  });
});

describe('radiusChoices', () => {
  test('are the options when the current radius is one of them', () => {
    expect(radiusChoices(miles(25))).toEqual([1, 5, 10, 25, 50, 100]);
  });

  test.each([
    [2, [1, 2, 5, 10, 25, 50, 100]],
    [80, [1, 5, 10, 25, 50, 80, 100]],
    [0.5, [0.5, 1, 5, 10, 25, 50, 100]],
  ])('include %d miles in ascending order when it is not an option', (radius, choices) => {
    expect(radiusChoices(miles(radius))).toEqual(choices);
  });
});
