/** A sign, a dollar sign, and a number whose thousands may be separated by commas: "-$1,200.50". */
const DOLLARS = /^([+-]?)\s*\$?\s*(\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+,\d\d?|[\d.]+)$/;

/** A comma that can separate no thousands: phones of many countries offer no point beside their digits. */
const DECIMAL_COMMA = /,(\d\d?)$/;

/**
 * Parses an amount of dollars as a person types it: "50", "$50", "1,200.50" or "12,50". `null` for anything else.
 */
export const parseDollars = (text: string): number | null => {
  const [, sign = '', number = ''] = DOLLARS.exec(text.trim()) ?? [];
  return parseDecimal(sign + number.replace(DECIMAL_COMMA, '.$1').replaceAll(',', ''));
};

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/**
 * Parses a number as a person types it, e.g. "12", "12.50" or "-3"; spaces around it are ignored. `null` for
 * anything else: exponents, hexadecimals, separators, and numbers too large to be finite.
 */
export const parseDecimal = (text: string): number | null => {
  const trimmed = text.trim();
  if (!DECIMAL.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
};
