import { type BitCoder, cut, DIGITS, firstDigit, INTERVAL_BITS, shift } from './bit-coder.ts';

/** Encodes bits as a text of `DIGITS`; the better the chances predict the bits, the shorter it is. */
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
    /** After the end the decoder reads zeros, so the first digit of the interval's upper end is enough. */
    finish: () => digits.join('') + DIGITS.charAt(firstDigit(high)),
  };
};
