/** The value below which the given share of the numbers lies (nearest rank). */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
};

/** Browsers round the clock: a span is measured over this many milliseconds at least. */
const SPAN = 4;

/** Milliseconds for one call of `work`, averaged over as many calls as fill a measurable span. */
export const time = (work: () => unknown): number => {
  const start = performance.now();
  for (let calls = 1; ; calls += 1) {
    work();
    const elapsed = performance.now() - start;
    if (elapsed >= SPAN) return elapsed / calls;
  }
};

/** The same for work that answers later. */
export const timeAsync = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  for (let calls = 1; ; calls += 1) {
    await work();
    const elapsed = performance.now() - start;
    if (elapsed >= SPAN) return elapsed / calls;
  }
};

const ROUNDS = 25;

/** The medians of two works' times in milliseconds, taken in turns so that a busy machine slows both. */
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
