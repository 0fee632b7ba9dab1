import type { BitCoder } from './bit-coder.ts';

/**
 * Transcribes a whole number of `width` bits and returns it. Each bit is predicted from the bits seen before
 * in the same contexts; contexts go from general to specific. Without contexts, every value is equally
 * likely.
 */
export type SymbolCoder = (width: number, contexts: readonly number[], value: number) => number;

/**
 * The statistics of a context for one bit: 22 bits are the probability of a 1, 10 bits count how often the
 * bit occurred.
 */
const SLOTS = 2 ** 20;
const MET_BITS = 10;
const MET = 2 ** MET_BITS - 1;
const CERTAIN = 2 ** (32 - MET_BITS) - 1;
const UNDECIDED = 2 ** 31;

/**
 * The weights of predictions: a specific context that occurred before is more reliable than a general one.
 */
const TRUST = [1, 10];
const NEVER_CERTAIN = 1 / 4096;
/**
 * How fast a prediction adapts to the bit that occurred: fast at first, then slower. The limit lets old bits
 * lose their influence.
 */
const LONGEST_MEMORY = 60;
const steps = Float64Array.from({ length: LONGEST_MEMORY + 1 }, (_, met) => 1 / (met + 1.4));

const slotOf = (context: number, node: number): number => {
  const hash = Math.imul(Math.imul(context ^ (context >>> 15), 0x2c1b3c6d) ^ node, 0x297a2d39);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
};

const learned = (knowledge: number, bit: number): number => {
  const met = knowledge & MET;
  const chance = knowledge >>> MET_BITS;
  const better = chance + (bit * CERTAIN - chance) * (steps[met] ?? 0);
  return (better << MET_BITS) | Math.min(met + 1, LONGEST_MEMORY);
};

/** Uses only additions, multiplications and divisions, because they give the same bits on every machine. */
export const createSymbolCoder = (coder: BitCoder): SymbolCoder => {
  const knowledge = new Uint32Array(SLOTS).fill(UNDECIDED);
  const slots = new Int32Array(TRUST.length);

  const guess = (contexts: readonly number[], node: number): number => {
    let opinion = 0.01;
    let trust = 0.02;
    for (let i = 0; i < contexts.length; i++) {
      const slot = slotOf(contexts[i] ?? 0, node);
      slots[i] = slot;
      const known = knowledge[slot] ?? UNDECIDED;
      const chance = (known >>> MET_BITS) / CERTAIN;
      const weight = ((TRUST[i] ?? 1) * (known & MET)) / (chance * (1 - chance) + 0.01);
      opinion += weight * chance;
      trust += weight;
    }
    return Math.min(1 - NEVER_CERTAIN, Math.max(NEVER_CERTAIN, opinion / trust));
  };

  return (width, contexts, value) => {
    // Starts at 1 and appends the bits so far, so that it identifies the next bit.
    let node = 1;
    for (let place = width - 1; place >= 0; place--) {
      const bit = coder.code(guess(contexts, node), ((value >> place) & 1) === 1 ? 1 : 0);
      for (let i = 0; i < contexts.length; i++) {
        const slot = slots[i] ?? 0;
        knowledge[slot] = learned(knowledge[slot] ?? UNDECIDED, bit);
      }
      node = node * 2 + bit;
    }
    return node - 2 ** width;
  };
};
