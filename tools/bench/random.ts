/** Returns numbers from 0 to 1, the same in every run (mulberry32). */
export type Random = () => number;

export const createRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** One of the choices, all equally likely. @throws when there is none. */
export const pick = <Choice>(random: Random, choices: readonly Choice[]): Choice => {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
};
