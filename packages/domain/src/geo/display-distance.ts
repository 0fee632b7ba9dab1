import { feet, miles, type Feet, type Miles } from '../units.ts';
import { roundMiles } from './distance.ts';

export const FEET_PER_MILE = 5280;

/** A distance as a person reads it: the number, its unit, and how many decimals to write. */
export type DistanceDisplay =
  | { readonly unit: 'feet'; readonly value: Feet }
  | { readonly unit: 'miles'; readonly value: Miles; readonly decimals: 0 | 1 };

/**
 * Under 1 mile whole feet, under 10 miles one decimal, otherwise whole miles (D4).
 * A band ends where its own rounding would reach the next one: nothing reads "5280 feet" or "10.0 miles".
 *
 * @param unrounded the distance as `haversineMiles` gives it
 */
export const displayDistance = (unrounded: Miles): DistanceDisplay => {
  const wholeFeet = Math.round(unrounded * FEET_PER_MILE);
  if (wholeFeet < FEET_PER_MILE) return { unit: 'feet', value: feet(wholeFeet) };
  const tenths = roundMiles(unrounded);
  if (tenths < 10) return { unit: 'miles', value: tenths, decimals: 1 };
  return { unit: 'miles', value: miles(Math.round(unrounded)), decimals: 0 };
};
