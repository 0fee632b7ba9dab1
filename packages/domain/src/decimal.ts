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
