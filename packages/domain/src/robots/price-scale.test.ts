import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import { priceScale } from './price-scale.ts';

const pricesArb = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 100, max: 1_000_000 }).map((cents) => cents / 100),
  ),
  { maxLength: 60, size: 'max' },
);
const boundArb = fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true }));
const boundsArb = fc.record({ min: boundArb, max: boundArb });

describe('the scale of prices (D342)', () => {
  test.each([
    [60, 60, 5, 1],
    [240, 240, 10, 2],
    [470, 480, 20, 5],
    [1150, 1150, 50, 10],
    [2.5, 3, 1, 1],
  ])(
    'of prices up to %j dollars ends at %j, with bars of %j and steps of %j',
    (dearest, end, barWidth, step) => {
      expect(priceScale([dearest / 2, dearest], NO_PRICE_BOUNDS)).toMatchObject({ end, barWidth, step });
    },
  );

  test('counts each price in one bar, and every price but the dearest lies on the scale', () => {
    fc.assert(
      fc.property(pricesArb, boundsArb, (prices, bounds) => {
        const { bars, barWidth, end } = priceScale(prices, bounds);
        expect(bars.length * barWidth).toBe(end);
        const inBars = bars.map((_, bar) => {
          const isLast = bar === bars.length - 1;
          return prices.filter((price) => price >= bar * barWidth && (isLast || price < (bar + 1) * barWidth))
            .length;
        });
        expect(bars).toEqual(inBars);
        expect(prices.filter((price) => price > end).length).toBeLessThanOrEqual(prices.length * 0.05);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('holds the chosen bounds, has at most 24 bars, and can be walked in whole steps', () => {
    fc.assert(
      fc.property(pricesArb, boundsArb, (prices, bounds) => {
        const { bars, barWidth, end, step } = priceScale(prices, bounds);
        expect(Math.max(bounds.min ?? 0, bounds.max ?? 0)).toBeLessThanOrEqual(end);
        expect(bars.length).toBeLessThanOrEqual(24);
        expect([step, barWidth / step, end / step].every(Number.isInteger)).toBe(true);
        expect(end / step).toBeLessThanOrEqual(240);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('a single very dear robot does not squeeze all others into one bar', () => {
    const prices = [...Array.from({ length: 30 }, (_, index) => 20 + index), 9000];
    const { end, bars } = priceScale(prices, NO_PRICE_BOUNDS);
    expect(end).toBe(50);
    expect(bars.at(-1)).toBeGreaterThanOrEqual(1);
  });

  test('without any price is still a scale', () => {
    expect(priceScale([], NO_PRICE_BOUNDS)).toEqual({ end: 1, step: 1, barWidth: 1, bars: [0] });
  });
});
