import { type BitCoder, cut, DIGITS, firstDigit, INTERVAL_BITS, shift } from './bit-coder.ts';

/** Writes bits as a text of `DIGITS`, shorter the likelier each bit was said to be. */
export const createBitEncoder = (): BitCoder & { finish(): string } => {
  let low = 0;
  let high = 2 ** INTERVAL_BITS - 1;
  const digits: string[] = [];

  return {
    code(chanceOfOne, bit) {
      const middle = cut(low, high, chanceOfOne);
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (firstDigit(low) === firstDigit(high)) {
        digits.push(DIGITS.charAt(firstDigit(low)));
        low = shift(low, 0);
        high = shift(high, 63);
      }
      return bit;
    },
    /**
     * Past the end the decoder reads zeros, so the first digit of the upper end alone lies within the
     * interval.
     */
    finish: () => digits.join('') + DIGITS.charAt(firstDigit(high)),
  };
};
