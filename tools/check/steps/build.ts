import { join } from 'node:path';
import { runNode } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';
import { WORKSPACE } from '../../workspace/files.ts';

/** A secret for the functions. A browser test searches for its prefix in the files that visitors download. */
const SECRETS = { GOOGLE_MAPS_API_KEY: 'AIzaSy-never-for-a-browser' };

/** The settings of each build for the browser tests, and its folder if it is not the production build's. */
const BUILDS = [
  { arguments: [], env: { VITE_BACKEND: 'in-memory', ...SECRETS } },
  {
    arguments: ['--into', '.cache/web-functions'],
    env: { VITE_BACKEND: 'in-memory', VITE_PLACES: 'functions' },
  },
];

/**
 * Builds the web app for production in a separate process, because bundling would block the other steps of
 * this one.
 */
export async function buildForProduction(): Promise<Verdict> {
  const program = join(WORKSPACE, 'tools/build/main.ts');
  const summaries: string[] = [];
  for (const { arguments: args, env } of BUILDS) {
    const { code, stdout, stderr } = await runNode('--import=tsx', [program, ...args], { env });
    if (code !== 0) return { summary: 'the build broke off', problems: [`${stdout}${stderr}`.trim()] };
    summaries.push(stdout.trim().split('\n').at(-1) ?? '');
  }
  return { summary: summaries.join('; '), problems: [] };
}
