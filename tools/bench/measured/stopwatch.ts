/** The value below which this share of the numbers lies (nearest rank). */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
};

/** Browsers round their clock, so each measurement takes at least this many milliseconds. */
const SPAN = 4;

/** Milliseconds for one call of `work`, averaged over enough calls for a precise measurement. */
export const time = (work: () => unknown): number => {
  const start = performance.now();
  for (let calls = 1; ; calls += 1) {
    work();
    const elapsed = performance.now() - start;
    if (elapsed >= SPAN) return elapsed / calls;
  }
};

/** The same for asynchronous work. */
export const timeAsync = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  for (let calls = 1; ; calls += 1) {
    await work();
    const elapsed = performance.now() - start;
    if (elapsed >= SPAN) return elapsed / calls;
  }
};

const ROUNDS = 25;

/** The median times of two functions in milliseconds, measured in turns so that a busy machine slows both. */
export const timeInTurns = (plain: () => unknown, ours: () => unknown): { plain: number; ours: number } => {
  const rounds = Array.from({ length: ROUNDS }, () => ({ plain: time(plain), ours: time(ours) }));
  return {
    plain: percentile(
      rounds.map((round) => round.plain),
      0.5,
    ),
    ours: percentile(
      rounds.map((round) => round.ours),
      0.5,
    ),
  };
};
