import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unusedTexts } from '../../unused/unused-texts.ts';
import { CACHE, filesBelow, WORKSPACE } from '../../workspace/files.ts';
import { runNode } from '../../workspace/programs.ts';
import type { Verdict } from '../step.ts';

/** The sentences of one client alone, and those of every client. */
const CATALOGUE = /^apps\/web\/src\/.*\.text\.ts$|^apps\/cli\/src\/text\/|^packages\/text\/src\//;
const READERS = ['apps/web/src', 'apps/cli/src'];

/** Finds files, exports, dependencies and texts that nothing uses. */
export async function checkUnused(): Promise<Verdict> {
  const knip = join(WORKSPACE, 'node_modules/knip/bin/knip.js');
  // It remembers what stands in each file, by the file's time and size.
  const cache = process.env['CI'] ? [] : ['--cache', '--cache-location', join(CACHE, 'knip')];
  const args = ['--no-progress', '--reporter', 'compact', '--treat-config-hints-as-errors', ...cache];
  const { code, stdout, stderr } = await runNode(knip, args);
  const lines = code === 0 ? [] : `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim());
  const texts = textsWithoutUse().map((text) => `A text that no file shows; remove it: ${text}`);
  const problems = [...lines, ...texts];
  return {
    summary:
      problems.length === 0
        ? 'no file, export, dependency or text without use'
        : 'files, exports, dependencies or texts without use',
    problems,
  };
}

const isCatalogue = (path: string): boolean => CATALOGUE.test(path);

/** A test that reads a text does not count as a use. */
function textsWithoutUse(): readonly string[] {
  const files = ['packages/text/src', ...READERS]
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|\/testing\//.test(path))
    .map((path) => [path, readFileSync(join(WORKSPACE, path), 'utf8')] as const);
  return unusedTexts(
    files.filter(([path]) => isCatalogue(path)),
    files.filter(([path]) => !isCatalogue(path)),
  );
}
