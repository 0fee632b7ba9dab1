/** The parts of a trace event that are read. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of the event's thread, which does not grow when other programs take turns with it. */
  readonly tdur?: number;
}

/** A task that takes longer than this keeps a visitor waiting; in milliseconds. */
const LONG_TASK = 50;

const isPaint = ({ name }: TraceEvent): boolean => name === 'firstContentfulPaint';

/**
 * The total blocking time of a page, from processor time: what each task of its main thread takes beyond 50 ms, from the first
 * paint to the end of the trace, in milliseconds. A task takes `slowdown` times its processor time. Lighthouse measures by
 * the clock, which on a busy machine counts other programs.
 */
export function blockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(isPaint);
  if (!paint) return Number.NaN;
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - LONG_TASK)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

/**
 * The longest task of a page's main thread between two of its marks (`performance.mark`), from processor time, in milliseconds;
 * `NaN` without the marks.
 */
export function longestTask(events: readonly TraceEvent[], first: string, last: string): number {
  const [began, ended] = [first, last].map((mark) => events.find(({ name }) => name === mark));
  if (!began || !ended) return Number.NaN;
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === began.pid && tid === began.tid && ts + dur > began.ts && ts < ended.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
