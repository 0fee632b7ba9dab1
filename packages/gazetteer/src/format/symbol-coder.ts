import type { BitCoder } from './bit-coder.ts';

/**
 * Transcribes a whole number of `width` bits and answers it. Each bit is guessed from what it was in the same
 * contexts before; contexts go from the general to the particular. Without one, every value is equally
 * likely.
 */
export type SymbolCoder = (width: number, contexts: readonly number[], value: number) => number;

/**
 * What a context has learned of one bit: 22 bits say how likely a 1 is, 10 bits how often the bit was met.
 */
const SLOTS = 2 ** 20;
const MET_BITS = 10;
const MET = 2 ** MET_BITS - 1;
const CERTAIN = 2 ** (32 - MET_BITS) - 1;
const UNDECIDED = 2 ** 31;

/** A particular context that was met before knows better than a general one. */
const TRUST = [1, 10];
const NEVER_CERTAIN = 1 / 4096;
/** How far a guess moves towards the bit that came: far at first, then ever less, so that old bits fade. */
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

/** Uses additions, multiplications and divisions alone: they give the same bits on every machine. */
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
    // Starts at 1 and takes in the bits read so far: it names the bit that comes next.
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
