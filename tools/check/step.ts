/** The result of a step. */
export interface Verdict {
  /** How much was checked and, after a failure, how much is wrong: a line without a full stop. */
  readonly summary: string;
  /** Problems other than failed tests. The step passes without any. */
  readonly problems: readonly string[];
  /** Whether a part did not run, for want of something on this machine; the summary says which. */
  readonly leftOut?: boolean;
  /** For steps that run tests: each test counts. */
  readonly tests?: { readonly passed: number; readonly failures: readonly string[] };
}

export interface Step {
  readonly name: string;
  /** How many processor cores it uses: 0 if it mostly waits. */
  readonly cores: 0 | 1 | 2;
  /** The steps that must pass first. */
  readonly needs?: readonly string[];
  /** The steps that must have ended before it starts, passed or failed. */
  readonly after?: readonly string[];
  /** What to do when it fails: a sentence that begins with a verb. */
  readonly repair: string;
  readonly run: () => Promise<Verdict>;
}

export type Result =
  | {
      readonly kind: 'ran';
      readonly name: string;
      readonly repair: string;
      readonly seconds: number;
      /** CPU seconds of the programs that it started. Zero if the system does not report them. */
      readonly cpuSeconds: number;
      readonly verdict: Verdict;
    }
  | { readonly kind: 'not-run'; readonly name: string; readonly because: string };

export const isGood = (result: Result): boolean =>
  result.kind === 'ran' &&
  result.verdict.problems.length === 0 &&
  (result.verdict.tests?.failures.length ?? 0) === 0;

/**
 * The numbers of the last line: every test, and one for each step. A step that did not run counts as failed.
 */
export function countResults(results: readonly Result[]): {
  readonly passed: number;
  readonly failed: number;
} {
  let passed = 0;
  let failed = 0;
  for (const result of results) {
    const isSound = result.kind === 'ran' && result.verdict.problems.length === 0;
    if (isSound) passed += 1;
    else failed += 1;
    if (result.kind !== 'ran') continue;
    passed += result.verdict.tests?.passed ?? 0;
    failed += result.verdict.tests?.failures.length ?? 0;
  }
  return { passed, failed };
}
