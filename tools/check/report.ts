import { isGood, type Result } from './step.ts';

const MOST_LINES = 40;

const indent = (text: string) => text.trimEnd().replace(/^/gm, '    ');

/** The most lines of a step that are printed. */
function firstLines(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `… and ${rest} more`] : lines;
}

/**
 * A step's section of the report: one line, which says what to do after a failure, and its problems below.
 */
export function sectionOf(result: Result): string {
  if (result.kind === 'not-run')
    return `✗ ${result.name.padEnd(11)} not run: ${result.because}. Mend that first.`;
  const { name, repair, seconds, cpuSeconds, verdict } = result;
  const { summary, problems, tests } = verdict;
  const outcome = isGood(result) ? summary : `${summary}. ${repair}`;
  const head = `${isGood(result) ? '✓' : '✗'} ${name.padEnd(11)} ${outcome}`.padEnd(88);
  const computed = cpuSeconds > 0 ? `, ${cpuSeconds.toFixed(1).padStart(6)} of CPU` : '';
  return [
    `${head} ${seconds.toFixed(1).padStart(6)} s${computed}`,
    ...firstLines([...problems, ...(tests?.failures ?? [])]).map(indent),
  ].join('\n');
}
