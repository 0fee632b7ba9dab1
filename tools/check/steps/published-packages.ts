import { join } from 'node:path';
import type { PackagesReport } from '../../published-packages/check-packages.ts';
import { WORKSPACE } from '../../workspace/files.ts';
import { runNode } from '../../workspace/programs.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';

/**
 * Builds, packs, installs and tries the packages that others can install, in a separate process, because the bundler would block the
 * other steps of this one.
 */
export async function checkPublished(): Promise<Verdict> {
  const program = join(WORKSPACE, 'tools/published-packages/main.ts');
  const { stdout, stderr } = await runNode('--import=tsx', [program, '--check']);
  const answer = stdout.trim().split('\n').at(-1) ?? '';
  if (!answer.startsWith('{')) return { summary: 'nothing was packed', problems: [`${stdout}${stderr}`] };
  const { summary, problems, leftOut } = JSON.parse(answer) as PackagesReport; // as that program prints it
  return {
    summary: problems.length > 0 ? `${counted(problems.length, 'problem')} in ${summary}` : summary,
    problems,
    leftOut,
  };
}
