import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, filesBelow, WORKSPACE } from '../workspace/files.ts';
import { runNode } from '../workspace/programs.ts';
import { unusedTexts } from './unused-texts.ts';

// Finds files, exports, dependencies (knip), and texts that nothing uses. A test that reads a text does not count as a use.
/** The sentences of one client alone, those of every client, and the catalogue that both take them from. */
const CATALOGUE =
  /^apps\/web\/src\/.*\.text\.ts$|^apps\/cli\/src\/text\/|^packages\/(text\/src|messages\/generated\/en)\//;
const READERS = ['packages', 'packages/messages/generated/en', 'apps'];

const knip = join(WORKSPACE, 'node_modules/knip/bin/knip.js');
// It remembers what stands in each file, by the file's time and size.
const cache = ['--cache', '--cache-location', join(CACHE, 'knip')];
const options = ['--no-progress', '--treat-config-hints-as-errors', ...cache];
const { code, stdout, stderr } = await runNode(knip, options);
if (code !== 0) console.log(stdout, stderr);

const files = READERS.flatMap((folder) => filesBelow(folder))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|\/testing\//.test(path))
  .map((path) => [path, readFileSync(join(WORKSPACE, path), 'utf8')] as const);
const texts = unusedTexts(
  files.filter(([path]) => CATALOGUE.test(path)),
  files.filter(([path]) => !CATALOGUE.test(path)),
);
for (const text of texts) console.log(`A text that no file shows; remove it: ${text}`);
process.exitCode = code !== 0 || texts.length > 0 ? 1 : 0;
if (process.exitCode === 0) console.log('no file, export, dependency or text without use');
