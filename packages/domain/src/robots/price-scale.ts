import type { PriceBounds } from './price-filter.ts';

/** A scale from 0 dollars on for choosing prices, with how many of the known prices there are in each part of it. */
export interface PriceScale {
  /** The end of the scale, in dollars; some prices may lie beyond it. */
  readonly end: number;
  /** The smallest change, in whole dollars. `barWidth` and `end` are multiples of it. */
  readonly step: number;
  /** The width of a bar, in dollars. */
  readonly barWidth: number;
  /** How many prices lie in each bar, from its lower border up to and without the next; the last one has all above, too. */
  readonly bars: readonly number[];
}

/** More bars could not be told apart. */
const MOST_BARS = 24;

/** So many of the prices lie on the scale in any case; the dearest few must not squeeze all others into one bar. */
const SHARE_ON_SCALE = 0.95;

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least the amount. */
const niceAbove = (amount: number): number => {
  let unit = 1;
  for (;;) {
    for (const factor of [1, 2, 5]) if (unit * factor >= amount) return unit * factor;
    unit *= 10;
  }
};

/** The largest of 1, 2, 5, 10, 20, 50 … that is at most the amount, but at least 1. */
const niceBelow = (amount: number): number => {
  const above = niceAbove(amount);
  if (above <= amount || above === 1) return above;
  return String(above).startsWith('5') ? (above / 5) * 2 : above / 2;
};

/** The highest price that the scale must reach. */
const reachOf = (prices: readonly number[]): number => {
  const sorted = [...prices].sort((a, b) => a - b);
  const usual = sorted[Math.ceil(sorted.length * SHARE_ON_SCALE) - 1] ?? 0;
  const dearest = sorted.at(-1) ?? 0;
  return dearest > 2 * usual ? usual : dearest;
};

/** The scale for these prices, which also holds the chosen bounds (D342). */
export const priceScale = (prices: readonly number[], { min, max }: PriceBounds): PriceScale => {
  const reach = Math.max(reachOf(prices), min ?? 0, max ?? 0, 1);
  const barWidth = niceAbove(reach / MOST_BARS);
  const count = Math.ceil(reach / barWidth);
  const bars = Array.from({ length: count }, () => 0);
  for (const price of prices) {
    const bar = Math.min(count - 1, Math.floor(price / barWidth));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { end: count * barWidth, step: niceBelow(barWidth / 4), barWidth, bars };
};
