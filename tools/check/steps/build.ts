import { join } from 'node:path';
import { runNode } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';
import { WORKSPACE } from '../../workspace/files.ts';

/** The settings of the build for the browser tests. */
const SETTINGS = {
  VITE_BACKEND: 'in-memory',
  // A secret for the functions. A browser test searches for its prefix in the files that visitors download.
  GOOGLE_MAPS_API_KEY: 'AIzaSy-never-for-a-browser',
};

/**
 * Builds the web app for production in a separate process, because bundling would block the other steps of
 * this one.
 */
export async function buildForProduction(): Promise<Verdict> {
  const program = join(WORKSPACE, 'tools/build/main.ts');
  const { code, stdout, stderr } = await runNode('--import=tsx', [program], { env: SETTINGS });
  if (code !== 0) return { summary: 'the build broke off', problems: [`${stdout}${stderr}`.trim()] };
  return { summary: stdout.trim().split('\n').at(-1) ?? '', problems: [] };
}
