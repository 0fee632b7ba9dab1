import { parseDecimal } from '../decimal.ts';
import { parseDollars } from '../dollars.ts';
import { err, ok, type Result } from '../result.ts';
import { days, dollarsPerDay, type Days, type DollarsPerDay } from '../units.ts';
import { LISTING_LIMITS, type PriceTag, type RentalTag } from './listing-form.ts';

/** Parses a price per day, also "$50" or "1,200": at least 1, at most two decimals (D21). */
export const parsePrice = (text: string): Result<DollarsPerDay, PriceTag> => {
  if (text.trim() === '') return err('required');
  const { min, max, decimals } = LISTING_LIMITS.price;
  const price = parseDollars(text);
  if (price === null) return err('not-a-number');
  if (price < min) return err('below-minimum');
  if (price > max) return err('above-maximum');
  return decimalsOf(text) > decimals ? err('too-many-decimals') : ok(dollarsPerDay(price));
};

/** Parses a number of rental days; blank means no limit. Whole, at least 1 (D21). */
export const parseRental = (text: string): Result<Days | null, RentalTag> => {
  if (text.trim() === '') return ok(null);
  const { min, max } = LISTING_LIMITS.rental;
  const rental = parseDecimal(text);
  if (rental === null) return err('not-a-number');
  if (rental < min) return err('below-minimum');
  if (rental > max) return err('above-maximum');
  return Number.isInteger(rental) ? ok(days(rental)) : err('not-whole');
};

/** Counts the decimals in the text, because the parsed number may be rounded already; "1.50" has one. */
const decimalsOf = (text: string): number => {
  const [, fraction = ''] = text.trim().split('.');
  return fraction.replace(/0+$/, '').length;
};
