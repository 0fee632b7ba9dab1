import fc from 'fast-check';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { parseNumber, parsePrice } from './listing-numbers.ts';
import { ROBOT_FIELDS } from './robot-fields.ts';

describe('the price (D21, D861)', () => {
  test.each([
    ['1', 1],
    ['1.000', 1],
    [' 25.5 ', 25.5],
    ['25.50', 25.5],
    ['+5', 5],
    ['1000000.00', 1_000_000],
    ['$25', 25],
    [' $ 1,200.50 ', 1200.5],
    ['1,000,000', 1_000_000],
    ['12,50', 12.5],
    ['$1200,5', 1200.5],
  ])('%j is %d dollars a day', (typed, price) => {
    expect(parsePrice(typed)).toEqual({ ok: true, value: price });
  });

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['abc', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1,2345', 'not-a-number'],
    ['12,', 'not-a-number'],
    ['1.200,50', 'not-a-number'],
    ['１２', 'not-a-number'],
    ['$', 'not-a-number'],
    ['25$', 'not-a-number'],
    ['$1,200.555', 'too-many-decimals'],
    ['-$5', 'below-minimum'],
    ['0', 'below-minimum'],
    ['-0', 'below-minimum'],
    ['-5', 'below-minimum'],
    ['0.99', 'below-minimum'],
    ['0.999', 'below-minimum'],
    ['1000000.01', 'above-maximum'],
    ['1.001', 'too-many-decimals'],
    ['25.555', 'too-many-decimals'],
    ['1.00000000000000000001', 'too-many-decimals'],
  ] as const)('%j is refused as %s', (price, tag) => {
    expect(parsePrice(price)).toEqual({ ok: false, error: tag });
  });

  test('is valid exactly for $1 to $1,000,000, in cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 100_000_200 }), (cents) => {
        const digits = String(Math.abs(cents)).padStart(3, '0');
        const typed = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(parsePrice(typed).ok).toBe(cents >= 100 && cents <= 100_000_000);
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe('the rental days (D21)', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['1', 1],
    [' 7 ', 7],
    ['2.0', 2],
    ['3650', 3650],
  ])('%j is %j days', (typed, days) => {
    expect(parseNumber(ROBOT_FIELDS.minRental, typed)).toEqual({ ok: true, value: days });
  });

  test.each([
    ['0', 'below-minimum'],
    ['-1', 'below-minimum'],
    ['0.5', 'below-minimum'],
    ['1.5', 'not-whole'],
    ['3651', 'above-maximum'],
    ['a week', 'not-a-number'],
    ['1e2', 'not-a-number'],
    ['１２', 'not-a-number'],
  ] as const)('%j is refused as %s', (typed, tag) => {
    expect(parseNumber(ROBOT_FIELDS.minRental, typed)).toEqual({ ok: false, error: tag });
  });
});

describe('any text typed as a number', () => {
  test.each(NAUGHTY_STRINGS)('%j gives a value or an issue', (text) => {
    const price = parsePrice(text);
    const rental = parseNumber(ROBOT_FIELDS.minRental, text);
    if (price.ok) expect(price.value >= 1 && price.value <= 1_000_000).toBe(true);
    if (rental.ok && rental.value !== null) expect(Number.isInteger(rental.value)).toBe(true);
  });
});
