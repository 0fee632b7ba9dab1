import { parseDecimal, parseDollars } from '../typed-numbers.ts';
import { err, ok, type Result } from '../result.ts';
import { dollarsPerDay, type DollarsPerDay } from '../units.ts';
import type { PlainNumberTag, PriceTag } from './listing-form.ts';
import { ROBOT_FIELDS, type NumberField } from './robot-fields.ts';

/** Parses a price per day, also "$50" or "1,200": at least 1, at most two decimals (D21). */
export const parsePrice = (text: string): Result<DollarsPerDay, PriceTag> => {
  if (text.trim() === '') return err('required');
  const { min, max, decimals } = ROBOT_FIELDS.price;
  const price = parseDollars(text);
  if (price === null) return err('not-a-number');
  if (price < min) return err('below-minimum');
  if (price > max) return err('above-maximum');
  return decimalsOf(text) > decimals ? err('too-many-decimals') : ok(dollarsPerDay(price));
};

/** Parses a number of a listing; blank means none (D21). */
export const parseNumber = (
  { min, max, decimals }: NumberField,
  text: string,
): Result<number | null, PlainNumberTag> => {
  if (text.trim() === '') return ok(null);
  const number = parseDecimal(text);
  if (number === null) return err('not-a-number');
  if (number < min) return err('below-minimum');
  if (number > max) return err('above-maximum');
  if (decimals === 0) return Number.isInteger(number) ? ok(number) : err('not-whole');
  return decimalsOf(text) > decimals ? err('too-many-decimals') : ok(number);
};

/** Counts the decimals in the text, because the parsed number may be rounded already; "1.50" has one. */
const decimalsOf = (text: string): number => {
  const [, fraction = ''] = text.trim().split('.');
  return fraction.replace(/0+$/, '').length;
};
