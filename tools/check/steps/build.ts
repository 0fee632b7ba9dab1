import { join } from 'node:path';
import { runNode } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';
import { WORKSPACE } from '../../workspace/files.ts';

/** What only the functions may know. A browser test looks for its beginning in what visitors download. */
const SECRETS = { GOOGLE_MAPS_API_KEY: 'AIzaSy-never-for-a-browser' };

/** Builds the web app for production, in a process of its own: bundling would hold up the other steps in this one. */
export async function buildForProduction(): Promise<Verdict> {
  const program = join(WORKSPACE, 'tools/build/main.ts');
  const { code, stdout, stderr } = await runNode('--import=tsx', [program], {
    env: { VITE_BACKEND: 'in-memory', ...SECRETS },
  });
  const output = `${stdout}${stderr}`.trim();
  return {
    summary: code === 0 ? (stdout.trim().split('\n').at(-1) ?? '') : 'failed',
    problems: code === 0 ? [] : [output],
  };
}
