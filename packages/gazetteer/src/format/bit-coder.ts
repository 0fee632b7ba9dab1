/** 0 or 1. */
export type Bit = 0 | 1;

/**
 * One end of an arithmetic coder. The encoder writes the bit it is given; the decoder pays no heed to it and
 * answers the bit it reads. So one description of the format serves both ends and they cannot drift apart.
 */
export interface BitCoder {
  /**
   * @param chanceOfOne how likely a 1 is, strictly between 0 and 1: the better the guess, the shorter the
   * text.
   */
  code(chanceOfOne: number, bit: Bit): Bit;
}

/** The text is made of 64 digits that a string literal and gzip both leave as they are. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bits that a digit holds. */
export const DIGIT_BITS = 6;
/** The coder's interval is held in whole numbers of five digits, so bitwise operators may be used on them. */
export const INTERVAL_BITS = 30;
/** What follows the first of the five digits. */
const AFTER_FIRST_DIGIT = 2 ** (INTERVAL_BITS - DIGIT_BITS) - 1;

/**
 * Where the interval is cut: a 1 takes the part up to and including the cut, a 0 the rest; neither is ever
 * empty.
 */
export const cut = (low: number, high: number, chanceOfOne: number): number =>
  low + Math.floor((high - low) * chanceOfOne);

export const firstDigit = (number: number): number => number >> (INTERVAL_BITS - DIGIT_BITS);

/** Drops the first digit and appends one. */
export const shift = (number: number, digit: number): number =>
  ((number & AFTER_FIRST_DIGIT) << DIGIT_BITS) | digit;
