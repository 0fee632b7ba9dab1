const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/**
 * A number as a person types it, e.g. "12", "12.50" or "-3", around which spaces do not matter.
 * `null` for anything else: no exponents, no hexadecimals, no separators, nothing too large to be finite.
 */
export const parseDecimal = (text: string): number | null => {
  const trimmed = text.trim();
  if (!DECIMAL.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
};
