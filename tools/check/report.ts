import { isGood, type Result } from './step.ts';

const MOST_LINES = 40;

const indent = (text: string) => text.trimEnd().replace(/^/gm, '    ');

/** At most so many lines: after those, nobody reads on. */
function firstLines(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `… and ${rest} more`] : lines;
}

/** A step's section: a line, and below it whatever is wrong. */
export function sectionOf(result: Result): string {
  if (result.kind === 'not-run') return `✗ ${result.name.padEnd(11)} not run: ${result.because}`;
  const { name, seconds, verdict } = result;
  const { summary, problems, tests } = verdict;
  const head = `${isGood(result) ? '✓' : '✗'} ${name.padEnd(11)} ${summary}`.padEnd(88);
  return [
    `${head} ${seconds.toFixed(1).padStart(6)} s`,
    ...firstLines([...problems, ...(tests?.failures ?? [])]).map(indent),
  ].join('\n');
}
