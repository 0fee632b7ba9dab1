import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../workspace/programs.ts';
import { lintPacked } from './lint-packed.ts';

const MANIFEST = {
  name: '@roborrow/example',
  version: '1.0.0',
  type: 'module',
  license: 'MIT',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
};

const FILES = {
  'package.json': JSON.stringify(MANIFEST),
  'README.md': '# Example',
  LICENSE: 'MIT',
  'dist/index.js': 'export const one = 1;\n',
  'dist/index.d.ts': 'export declare const one: number;\n',
};

/** What is found in an archive of these files. */
async function lint(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, 'package', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const archive = join(folder, 'example.tgz');
  await run('tar', ['czf', archive, 'package'], { cwd: folder });
  const example = { name: MANIFEST.name, folder, entries: [], dependencies: [], peers: [] };
  return lintPacked({ ...example, archive });
}

test('a package of an entry point, its declarations and its pages is clean', async () => {
  expect(await lint(FILES)).toEqual([]);
});

test.each([
  ['publint', { 'dist/index.js': 'exports.one = 1;\n' }, 'publint: '],
  [
    'are-the-types-wrong',
    { 'dist/index.d.ts': "export * from './gone';\n" },
    'are-the-types-wrong: {"kind":"InternalResolutionError"',
  ],
  ['the list of files, for a test', { 'dist/one.test.js': '' }, 'dist/one.test.js must not be packed'],
  ['the list of files, for a source', { 'src/index.ts': '' }, 'src/index.ts must not be packed'],
])('a mistake is found by %s', async (_, changed, problem) => {
  const found = await lint({ ...FILES, ...changed });
  expect(found.join('\n')).toContain(`@roborrow/example: ${problem}`);
});

test('a package without a README is reported', async () => {
  const { 'README.md': _, ...files } = FILES;
  expect(await lint(files)).toEqual(['@roborrow/example: README.md is missing']);
});
