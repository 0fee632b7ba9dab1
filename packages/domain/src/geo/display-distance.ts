import {
  feet,
  kilometres,
  metres,
  miles,
  type Feet,
  type Kilometres,
  type Metres,
  type Miles,
} from '../units.ts';
import { roundMiles } from './distance.ts';

const FEET_PER_MILE = 5280;
const KILOMETRES_PER_MILE = 1.609344;

/** What a reader measures distances in (D850). Stored, searched and sent are miles. */
export type DistanceUnit = 'miles' | 'kilometres';

/** A distance as it is displayed: the number, its unit, and how many decimals to write. */
export type DistanceDisplay =
  | { readonly unit: 'feet'; readonly value: Feet }
  | { readonly unit: 'miles'; readonly value: Miles; readonly decimals: 0 | 1 }
  | { readonly unit: 'metres'; readonly value: Metres }
  | { readonly unit: 'kilometres'; readonly value: Kilometres; readonly decimals: 0 | 1 };

/** The same distance in kilometres, not rounded. */
export const inKilometres = (distance: Miles): Kilometres => kilometres(distance * KILOMETRES_PER_MILE);

/** The same distance in miles, not rounded. */
export const inMiles = (distance: Kilometres): Miles => miles(distance / KILOMETRES_PER_MILE);

/**
 * Chooses the unit after rounding to a tenth of a mile (D52): whole feet below 1, one decimal below 10, whole
 * miles otherwise. This avoids "5280 feet" and "10.0 miles", and 0.96 miles reads "1.0 miles". Kilometres likewise, with metres (D850).
 *
 * @param unrounded the distance as `haversineMiles` returns it; feet and whole miles are rounded from it
 */
export const displayDistance = (unrounded: Miles, unit: DistanceUnit = 'miles'): DistanceDisplay => {
  if (unit === 'kilometres') return displayKilometres(inKilometres(unrounded));
  const tenths = roundMiles(unrounded);
  if (tenths < 1) return { unit: 'feet', value: feet(Math.round(unrounded * FEET_PER_MILE)) };
  if (tenths < 10) return { unit: 'miles', value: tenths, decimals: 1 };
  return { unit: 'miles', value: miles(Math.round(unrounded)), decimals: 0 };
};

const displayKilometres = (unrounded: Kilometres): DistanceDisplay => {
  const tenths = kilometres(Math.round(unrounded * 10) / 10);
  if (tenths < 1) return { unit: 'metres', value: metres(Math.round(unrounded * 1000)) };
  if (tenths < 10) return { unit: 'kilometres', value: tenths, decimals: 1 };
  return { unit: 'kilometres', value: kilometres(Math.round(unrounded)), decimals: 0 };
};

/**
 * Whether a robot's place is the place from which its distance is measured: they have the same name or the same position, and less than a mile is
 * between them. Both stand for a whole town, so feet would say more than is known (D609).
 *
 * @param from the name of the place from which is measured; `null` if it has none
 */
export const isInPlace = (unrounded: Miles, place: string, from: string | null): boolean =>
  displayDistance(unrounded).unit === 'feet' && (place === from || unrounded === 0);
