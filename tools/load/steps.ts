/** What a server did under one load. */
export interface Step {
  /** Requests a second that were asked for. */
  readonly rate: number;
  /** Requests a second that were answered. */
  readonly answered: number;
  /** In milliseconds: half of the answers came within this time. */
  readonly p50: number;
  /** In milliseconds: 95% did. */
  readonly p95: number;
  readonly failed: number;
}

/** In milliseconds. Nobody notices a page that takes less. */
const GOAL = 200;

/** The value that this share of the values does not exceed; 0 without values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** Whether a load is more than the server takes. */
export const degradesAt = ({ p95, failed }: Step): boolean => p95 > GOAL || failed > 0;

/** A line of the table, in Markdown. */
export const row = ({ rate, answered, p50, p95, failed }: Step): string =>
  `| ${[rate, Math.round(answered), `${Math.round(p50)} ms`, `${Math.round(p95)} ms`, failed].join(' | ')} |`;
