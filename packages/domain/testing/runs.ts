/**
 * The few environment variables that this file reads, declared here so that importing packages need no Node
 * types.
 */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const TENTH = 0.1;
const FEWEST = 100;

/**
 * The number of runs of a property: `full` in CI, a tenth of that (at least 100) during development. The
 * environment variable NUM_RUNS_FACTOR overrides both, e.g. 10 for a long run.
 */
export const runs = (full: number): number => {
  const { CI, NUM_RUNS_FACTOR } = process.env;
  const factor = Number(NUM_RUNS_FACTOR);
  if (factor > 0) return Math.max(1, Math.round(full * factor));
  return CI ? full : Math.max(Math.min(full, FEWEST), Math.round(full * TENTH));
};
