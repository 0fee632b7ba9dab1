import { parseDecimal } from '../typed-numbers.ts';
import { miles, type Miles } from '../units.ts';

/** The radii that the search form offers (D3). */
export const RADIUS_OPTIONS: readonly Miles[] = [1, 5, 10, 25, 50, 100].map(miles);
/** The radius of a search that asks for none (D3). */
export const DEFAULT_RADIUS = miles(25);
/** The largest radius of a search (D3). */
export const MAX_RADIUS = miles(100);

/**
 * Parses a radius from a URL: a positive number up to 100, as text or number; anything else becomes the
 * default (D3).
 */
export const parseRadius = (value: unknown): Miles => {
  const radius = typeof value === 'string' ? parseDecimal(value) : value;
  return typeof radius === 'number' && radius > 0 && radius <= MAX_RADIUS ? miles(radius) : DEFAULT_RADIUS;
};

/** The radius after Expand Search Area: twice the current one, at most 100 miles. */
export const expandRadius = (radius: Miles): Miles => miles(Math.min(radius * 2, MAX_RADIUS));

/** The radii to offer, ascending: the options, and the current radius if it is not an option (D3). */
export const radiusChoices = (current: Miles): readonly Miles[] =>
  RADIUS_OPTIONS.includes(current) ? RADIUS_OPTIONS : [...RADIUS_OPTIONS, current].sort((a, b) => a - b);
