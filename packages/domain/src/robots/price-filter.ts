import { parseDollars } from '../typed-numbers.ts';

/** The allowed price in dollars per day, inclusive; `null` means no bound. */
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** The price filter that lets every price through. */
export const NO_PRICE_BOUNDS: PriceBounds = { min: null, max: null };

/** What is wrong with a field of the price filter. */
export type PriceFilterIssue =
  | { readonly field: 'minPrice' | 'maxPrice'; readonly tag: 'not-a-number' }
  | { readonly field: 'minPrice'; readonly tag: 'above-maximum' };

/**
 * Parses the two price fields; blank means no bound. With any issue both bounds are open and the caller keeps
 * its previous ones: an invalid filter changes no results (D8).
 */
export const parsePriceFilter = (typed: {
  readonly min: string;
  readonly max: string;
}): { readonly bounds: PriceBounds; readonly issues: readonly PriceFilterIssue[] } => {
  const min = parseDollars(typed.min);
  const max = parseDollars(typed.max);
  const issues: PriceFilterIssue[] = [];
  if (min === null && typed.min.trim() !== '') issues.push({ field: 'minPrice', tag: 'not-a-number' });
  if (max === null && typed.max.trim() !== '') issues.push({ field: 'maxPrice', tag: 'not-a-number' });
  if (min !== null && max !== null && min > max) issues.push({ field: 'minPrice', tag: 'above-maximum' });
  return { bounds: issues.length > 0 ? NO_PRICE_BOUNDS : { min, max }, issues };
};
