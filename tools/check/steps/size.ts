import { measureSizes } from '../../size/measure.ts';
import { sizeLines } from '../../size/report.ts';
import type { Verdict } from '../step.ts';

/** Weighs what a visitor downloads against the budgets. */
export async function checkSize(): Promise<Verdict> {
  const report = await measureSizes();
  const summary = report.measured
    .slice(0, 3)
    .map(({ name, bytes, budget }) => `${name} ${(bytes / 1000).toFixed(1)}/${budget / 1000} kB`)
    .join(', ');
  return { summary, problems: report.problems.length > 0 ? [...report.problems, ...sizeLines(report)] : [] };
}
