import type { Visit } from './lighthouse.ts';
import type { PageGoal } from './pages.ts';

/** All visits of a page, and the empty page's of the same rounds. */
export interface Visited {
  readonly goal: PageGoal;
  readonly visits: readonly Visit[];
  readonly empty: readonly Visit[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

const of = (visits: readonly Visit[], name: keyof Visit) => visits.map((visit) => visit[name]);
const seconds = (time: number) => (time / 1000).toFixed(2);
const mark = (isReached: boolean) => (isReached ? '' : ' ✗');

/** A line of the table, in Markdown. A page that came in no round has no figures. A figure behind which "✗" stands does not reach the goal. */
function row({ goal, visits, empty }: Visited): string {
  if (visits.length === 0) return `| ${goal.name} | never came ✗ |`;
  const paint = median(of(visits, 'largestPaint'));
  const later = (paint - median(of(empty, 'largestPaint'))) / 1000;
  const score = median(of(visits, 'performance'));
  const shift = Math.max(...of(visits, 'shift'));
  const others = Math.min(...of(visits, 'others'));
  return `| ${[
    goal.name,
    seconds(paint),
    `${later < 0 ? '−' : '+'}${Math.abs(later).toFixed(2)} of ${goal.later}${mark(later <= goal.later)}`,
    goal.score === null ? '–' : `${score} of ${goal.score}${mark(score >= goal.score)}`,
    median(of(visits, 'byClock')),
    `${shift.toFixed(3)}${mark(shift < 0.0005)}`,
    `${Math.round(median(of(visits, 'blocked')))} ms`,
    `${others}${mark(others === 100)}`,
    Math.round(median(of(visits, 'machine'))),
  ].join(' | ')} |`;
}

/** Medians over all rounds; of the shift the largest, of the other scores the lowest. */
export const table = (visited: readonly Visited[]): string =>
  [
    '| Page | Largest paint, s | Later than an empty page, s | Score | By the clock | Shift | Blocked | Other scores | Machine |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...visited.map(row),
  ].join('\n');
