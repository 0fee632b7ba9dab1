import { join } from 'node:path';
import type { SizeReport } from '../../size/measure.ts';
import { sizeLines } from '../../size/report.ts';
import { WORKSPACE } from '../../workspace/files.ts';
import { runNode } from '../../workspace/programs.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';

/**
 * Compares the download sizes with their budgets, in a separate process because Vite sets NODE_ENV of its
 * process to production.
 */
export async function checkSize(): Promise<Verdict> {
  const program = join(WORKSPACE, 'tools/size/main.ts');
  const { stdout, stderr } = await runNode('--import=tsx', [program, '--json'], {
    env: { VITE_BACKEND: 'in-memory' },
  });
  if (!stdout.trimStart().startsWith('{')) throw new Error(`Nothing was measured. ${stdout}${stderr}`);
  const report = JSON.parse(stdout) as SizeReport; // as that program prints it
  const summary = report.measured
    .slice(0, 3)
    .map(({ name, bytes, budget }) => `${name} ${(bytes / 1000).toFixed(1)}/${budget / 1000} kB`)
    .join(', ');
  const isGood = report.problems.length === 0;
  return {
    summary: isGood ? summary : `${counted(report.problems.length, 'problem')}: ${summary}`,
    problems: isGood ? [] : sizeLines(report),
  };
}
