import { dollarsPerDay } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, pricePerDay } from './money.ts';

describe('a price is shown as dollars per day (D63)', () => {
  it.each([
    [45, '$45/day'],
    [45.5, '$45.50/day'],
    [1, '$1/day'],
    [1.01, '$1.01/day'],
    [1250, '$1,250/day'],
    [1_000_000, '$1,000,000/day'],
  ])('%d is %s', (price, text) => {
    expect(pricePerDay(dollarsPerDay(price))).toBe(text);
  });

  it('shows the exact amount, with cents only if there are any', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), (cents) => {
        const text = dollars(cents / 100);
        const [whole = '', fraction] = text.replace(/[$,]/g, '').split('.');
        expect(fraction?.length).toBe(cents % 100 === 0 ? undefined : 2);
        expect(Number(whole) * 100 + Number(fraction ?? 0)).toBe(cents);
      }),
      { numRuns: runs(2000) },
    );
  });
});
