import { join } from 'node:path';
import { runNode } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';
import { WORKSPACE } from '../../workspace/files.ts';

/** Finds files, exports and dependencies that nothing uses. */
export async function checkUnused(): Promise<Verdict> {
  const knip = join(WORKSPACE, 'node_modules/knip/bin/knip.js');
  const args = ['--no-progress', '--reporter', 'compact', '--treat-config-hints-as-errors'];
  const { code, stdout, stderr } = await runNode(knip, args);
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim());
  return {
    summary: code === 0 ? 'no file, export or dependency without use' : 'see below',
    problems: code === 0 ? [] : lines,
  };
}
