import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedFiles } from '../workspace/changed-files.ts';
import { sourceFiles, WORKSPACE } from '../workspace/files.ts';
import { runNode } from '../workspace/programs.ts';

// `near.ts lint` lints what git says changed since the commit before the last one. `near.ts tests` runs the tests in the folders of
// these files that import one of them, as Vitest finds out, or whose own file has changed.
const changed = await changedFiles();

async function lintChanged(): Promise<number> {
  const sources = new Set(sourceFiles());
  const files = changed.filter((path) => sources.has(path) && !path.includes('.gen.'));
  if (files.length === 0) console.log('no file has changed');
  const { code, stdout, stderr } =
    files.length > 0
      ? await runNode('--import=tsx', [join(WORKSPACE, 'tools/lint/main.ts'), ...files])
      : { code: 0, stdout: '', stderr: '' };
  console.log(stdout, stderr);
  return code;
}

async function testChanged(): Promise<number> {
  const folders = new Set(changed.filter((path) => path.includes('/')).map(dirname));
  const tested = [...folders].filter(
    (folder) => existsSync(join(WORKSPACE, folder)) && !folder.startsWith('docs'),
  );
  if (tested.length === 0) return 0;
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--config=tools/vitest.config.ts', '--changed=HEAD~1', '--passWithNoTests'];
  const { code, stdout, stderr } = await runNode(vitest, [
    ...options,
    ...tested.map((folder) => `${folder}/`),
  ]);
  console.log(stdout, stderr);
  return code;
}

process.exitCode = process.argv[2] === 'lint' ? await lintChanged() : await testChanged();
