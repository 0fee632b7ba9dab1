import { join } from 'node:path';
import { runNode } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';
import { WORKSPACE } from '../../workspace/files.ts';

/** Builds the web app for production, in a process of its own: bundling would hold up the other steps in this one. */
export async function buildForProduction(): Promise<Verdict> {
  const program = join(WORKSPACE, 'tools/build/main.ts');
  const { code, stdout, stderr } = await runNode('--import=tsx', [program], { env: { VITE_BACKEND: 'in-memory' } });
  const output = `${stdout}${stderr}`.trim();
  return { summary: code === 0 ? (stdout.trim().split('\n').at(-1) ?? '') : 'failed', problems: code === 0 ? [] : [output] };
}
