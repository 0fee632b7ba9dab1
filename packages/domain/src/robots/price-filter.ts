import { parseDecimal } from '../decimal.ts';

/** What a robot may cost, in dollars per day, both ends included; `null` is no bound. */
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}

export const NO_PRICE_BOUNDS: PriceBounds = { min: null, max: null };

export type PriceFilterIssue =
  | { readonly field: 'minPrice' | 'maxPrice'; readonly tag: 'not-a-number' }
  | { readonly field: 'minPrice'; readonly tag: 'above-maximum' };

/**
 * Reads the two price fields as typed; blank is no bound. With an issue the bounds are open
 * and the caller keeps the ones it has: a wrong filter changes no results (D8).
 */
export const parsePriceFilter = (typed: {
  readonly min: string;
  readonly max: string;
}): { readonly bounds: PriceBounds; readonly issue: PriceFilterIssue | null } => {
  const min = parseDecimal(typed.min);
  const max = parseDecimal(typed.max);
  const rejected = (issue: PriceFilterIssue) => ({ bounds: NO_PRICE_BOUNDS, issue });

  if (min === null && typed.min.trim() !== '') return rejected({ field: 'minPrice', tag: 'not-a-number' });
  if (max === null && typed.max.trim() !== '') return rejected({ field: 'maxPrice', tag: 'not-a-number' });
  if (min !== null && max !== null && min > max) return rejected({ field: 'minPrice', tag: 'above-maximum' });
  return { bounds: { min, max }, issue: null };
};
