import { type BitCoder, cut, DIGITS, firstDigit, INTERVAL_BITS, DIGIT_BITS, shift } from './bit-coder.ts';

/** Decodes the bits that `createBitEncoder` wrote, if it gets the same chances in the same order. */
export const createBitDecoder = (text: string): BitCoder => {
  const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));
  let position = 0;
  /** After the end of the text it reads zeros. */
  const nextDigit = (): number => values.get(text.charAt(position++)) ?? 0;

  let low = 0;
  let high = 2 ** INTERVAL_BITS - 1;
  let read = 0;
  for (let i = 0; i < INTERVAL_BITS / DIGIT_BITS; i++) read = shift(read, nextDigit());

  return {
    code(chanceOfOne) {
      const middle = cut(low, high, chanceOfOne);
      const bit = read <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (firstDigit(low) === firstDigit(high)) {
        low = shift(low, 0);
        high = shift(high, 63);
        read = shift(read, nextDigit());
      }
      return bit;
    },
  };
};
