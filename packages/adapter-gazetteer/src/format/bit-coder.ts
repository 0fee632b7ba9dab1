/** 0 or 1. */
export type Bit = 0 | 1;

/**
 * One end of an arithmetic coder. The encoder writes the bit that it is given; the decoder ignores the
 * argument and returns the bit that it reads. So a single description of the format serves both directions,
 * and they cannot differ.
 */
export interface BitCoder {
  /**
   * @param chanceOfOne the probability of a 1, strictly between 0 and 1: the better the prediction, the
   * shorter the text.
   */
  code(chanceOfOne: number, bit: Bit): Bit;
}

/** The 64 digits of the text; none needs escaping in a string literal. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bits per digit. */
export const DIGIT_BITS = 6;
/** The interval is stored in whole numbers of five digits, which bitwise operators support. */
export const INTERVAL_BITS = 30;
/** The lower four of the five digits, all set. */
const AFTER_FIRST_DIGIT = 2 ** (INTERVAL_BITS - DIGIT_BITS) - 1;

/**
 * Splits the interval: a 1 takes the part up to and including the result, a 0 the rest; neither part is ever
 * empty.
 */
export const cut = (low: number, high: number, chanceOfOne: number): number =>
  low + Math.floor((high - low) * chanceOfOne);

export const firstDigit = (number: number): number => number >> (INTERVAL_BITS - DIGIT_BITS);

/** Drops the first digit and appends one. */
export const shift = (number: number, digit: number): number =>
  ((number & AFTER_FIRST_DIGIT) << DIGIT_BITS) | digit;
