import { join } from 'node:path';
import { CACHE, WORKSPACE } from '../workspace/files.ts';
import { runNode, type Finished } from '../workspace/programs.ts';

const PRETTIER = join(WORKSPACE, 'node_modules/prettier/bin/prettier.cjs');

/** Generated files, and files that are broken on purpose. Prettier itself ignores what git ignores. */
const IGNORED = [
  '**/pnpm-lock.yaml',
  '**/*.gen.ts',
  'apps/web/public/**',
  'docs/api/**',
  'packages/adapter-gazetteer/src/data/**',
  'packages/us-outlines/src/data/**',
  'tools/outlines/natural-earth-lakes.json',
  'tools/*/fixtures/**',
];

/**
 * Runs the formatter on the whole workspace; its settings are in package.json.
 *
 * @returns the paths of the files that were formatted (`write`) or would be (`check`).
 */
export async function format(mode: 'write' | 'check'): Promise<Finished & { readonly files: string[] }> {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'prettier')];
  const flags = mode === 'write' ? ['--write', '--list-different'] : ['--list-different'];
  const finished = await runNode(PRETTIER, [...flags, ...cache, '.', ...IGNORED.map((path) => `!${path}`)]);
  return { ...finished, files: finished.stdout.split('\n').filter((line) => line.trim() !== '') };
}
