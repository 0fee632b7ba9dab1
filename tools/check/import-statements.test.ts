import { describe, expect, test } from 'vitest';
import type { Tree } from './depends-on.ts';
import { fingerprintOfImports, fingerprintsWithImports, importStatements } from './import-statements.ts';

const WORKSPACE: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'packages/a/tsconfig.json': '{}',
  'tools/rules.json': '[]',
  'docs/page.md': 'A page.',
  'packages/a/src/x.ts': "import type { Y } from './y.ts';\nexport const x: Y = 1;",
  'packages/a/src/y.ts': "export * from './z.ts';",
  'packages/a/src/z.ts': 'export type Y = number;',
};
const RULES = /^tools\//;

const treeOf = (files: Readonly<Record<string, string>>): Tree => ({
  paths: Object.keys(files),
  read: (path) => Buffer.from(files[path] ?? ''),
});

test.each([
  ["import a from 'a';", ["import a from 'a'"]],
  ["import type { A } from './a.ts';", ["import type { A } from './a.ts'"]],
  ["import {\n  a,\n  b,\n} from 'a';", ["import {\n  a,\n  b,\n} from 'a'"]],
  ["import './a.css';", ["import './a.css'"]],
  ['export { a as b } from "a";', ['export { a as b } from "a"']],
  ["const a = await import('./a.ts');", ["import('./a.ts'"]],
  ["type A = typeof import('./a.ts');", ["import('./a.ts'"]],
  ["export const from = 'a';\nexport const b = () => 'c';", []],
])('imports in %j', (code, statements) => {
  expect(importStatements(code)).toEqual(statements);
});

describe('the fingerprint of all imports', () => {
  const of = (change: Readonly<Record<string, string>>) =>
    fingerprintOfImports(treeOf({ ...WORKSPACE, ...change }), RULES);

  test.each([
    ['packages/a/src/x.ts', "import type { Y } from './y.ts';\nexport const x: Y = 2;"],
    ['docs/page.md', "import a from 'a';"],
  ])('is the same after %s changed elsewhere', (path, content) => {
    expect(of({ [path]: content })).toBe(of({}));
  });

  test.each([
    ['an import', 'packages/a/src/x.ts', "import { Y } from './y.ts';\nexport const x: Y = 1;"],
    ['a new file', 'packages/a/src/new.css', ''],
    ['a manifest', 'package.json', '{"type":"module"}'],
    ['a rule', 'tools/rules.json', '[1]'],
  ])('is another one after %s', (_, path, content) => {
    expect(of({ [path]: content })).not.toBe(of({}));
  });
});

describe('fingerprints of files with what they import', () => {
  const files = ['packages/a/src/x.ts', 'packages/a/src/y.ts', 'packages/a/src/z.ts'];
  const changedBy = (change: Readonly<Record<string, string>>) => {
    const before = fingerprintsWithImports(files, treeOf(WORKSPACE), RULES);
    const after = fingerprintsWithImports(files, treeOf({ ...WORKSPACE, ...change }), RULES);
    return files.filter((path) => before[path] !== after[path]).map((path) => path.at(-4));
  };

  test.each([
    ['packages/a/src/x.ts', ['x']],
    ['packages/a/src/y.ts', ['x', 'y']],
    ['packages/a/src/z.ts', ['y', 'z']],
    ['docs/page.md', []],
    ['tools/rules.json', ['x', 'y', 'z']],
    ['packages/a/tsconfig.json', ['x', 'y', 'z']],
  ])('after a change in %s', (path, changed) => {
    expect(changedBy({ [path]: `${WORKSPACE[path]} ` })).toEqual(changed);
  });

  test('after an imported file was deleted', () => {
    const { 'packages/a/src/z.ts': _, ...rest } = WORKSPACE;
    const [, before] = Object.values(fingerprintsWithImports(files, treeOf(WORKSPACE), RULES));
    const [, after] = Object.values(fingerprintsWithImports(files.slice(0, 2), treeOf(rest), RULES));
    expect(after).not.toBe(before);
  });
});
