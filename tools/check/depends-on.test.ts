// reads: nothing
import { describe, expect, test } from 'vitest';
import { createFingerprint } from './depends-on.ts';

const FILES: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'lock',
  'docs/rules/limits.md': 'limits',
  'packages/firebase-project/firestore.rules': 'allow read',
  'packages/domain/package.json': JSON.stringify({
    name: '@roborrow/domain',
    exports: { '.': './src/index.ts', './testing': './testing/index.ts' },
  }),
  'packages/domain/src/index.ts': `export * from './geo.ts';`,
  'packages/domain/src/geo.ts': `export const RADIUS = 3959;`,
  'packages/domain/src/other.ts': `export const OTHER = 1;`,
  'packages/domain/testing/index.ts': `export const runs = () => 1;`,
  'apps/web/package.json': '{}',
  'apps/web/testing/setup.ts': 'setup',
  'apps/web/src/icons/robot.svg': '<svg/>',
  'apps/web/src/pictures/robot.avif': 'picture',
  'apps/web/src/routes/search.tsx': 'route',
  'apps/web/src/late.ts': `export const late = 1;`,
  'apps/web/src/home.test.ts': [
    `import { RADIUS } from '@roborrow/domain';`,
    `const late = await import("./late.ts");`,
    `const icons = import.meta.glob('./icons/*.svg');`,
    `readFileSync(join(WORKSPACE, 'packages/firebase-project/firestore.rules'));`,
    `filesBelow('docs/rules');`,
    `import { Route } from './routes/search';`,
    `const marks = ['/', '.', '*', '?', 'src'];`,
    'readFileSync(new URL(`./pictures/${name}`, import.meta.url));',
  ].join('\n'),
};

const fingerprint = (files: Readonly<Record<string, string>>) =>
  createFingerprint({ paths: Object.keys(files), read: (path) => Buffer.from(files[path] ?? '') })(
    'apps/web/src/home.test.ts',
  );

const changesWith = (path: string) =>
  fingerprint({ ...FILES, [path]: `${FILES[path]} // changed` }) !== fingerprint(FILES);

test.each([
  ['the test itself', 'apps/web/src/home.test.ts'],
  ['a file behind an entry point', 'packages/domain/src/geo.ts'],
  ['a module that is loaded later', 'apps/web/src/late.ts'],
  ['a file among those of a pattern', 'apps/web/src/icons/robot.svg'],
  ['a file whose name is put together', 'apps/web/src/pictures/robot.avif'],
  ['a module that is named without its ending', 'apps/web/src/routes/search.tsx'],
  ['a file that is read by its path', 'packages/firebase-project/firestore.rules'],
  ['a file in a folder that is read', 'docs/rules/limits.md'],
  ['the setup of the tests of its package', 'apps/web/testing/setup.ts'],
  ['the lockfile', 'pnpm-lock.yaml'],
])('a test depends on %s', (_, path) => {
  expect(changesWith(path)).toBe(true);
});

test.each(['packages/domain/src/other.ts', 'packages/domain/testing/index.ts'])(
  'a test does not depend on %s, which none of its files names',
  (path) => {
    expect(changesWith(path)).toBe(false);
  },
);

test('a test depends on the existence of a file that it names', () => {
  const { 'apps/web/src/icons/robot.svg': _, ...rest } = FILES;
  expect(fingerprint(rest)).not.toBe(fingerprint(FILES));
});

describe('a name that an entry point passes on', () => {
  const PACKAGE: Readonly<Record<string, string>> = {
    'packages/domain/package.json': JSON.stringify({
      name: '@roborrow/domain',
      exports: { '.': './src/index.ts' },
      sideEffects: false,
    }),
    'packages/domain/src/index.ts': [
      '/** What others may import: see "./other.ts". */',
      `export { RADIUS, SQUARE as AREA } from './geo.ts';`,
      `export { OTHER, type Other } from './other.ts';`,
      `export * from './ids.ts';`,
      `export * as ports from './ports.ts';`,
    ].join('\n'),
    'packages/domain/src/geo.ts': `import { PI } from './pi.ts'; export const RADIUS = PI; export const SQUARE = 1;`,
    'packages/domain/src/pi.ts': `export const PI = 3;`,
    'packages/domain/src/other.ts': `export const OTHER = 1; export type Other = 1;`,
    'packages/domain/src/ids.ts': `export * from './brand.ts'; export function robotId() {}`,
    'packages/domain/src/brand.ts': `export const brand = 1;`,
    'packages/domain/src/ports.ts': `export const clock = 1;`,
    'apps/web/package.json': '{}',
  };
  const TEST = 'apps/web/src/home.test.ts';

  const fingerprintOf = (files: Readonly<Record<string, string>>) =>
    createFingerprint({ paths: Object.keys(files), read: (path) => Buffer.from(files[path] ?? '') })(TEST);

  /** Whether a test with some code runs again after a file of the package has changed. */
  const dependsOn = (code: string, changed: string, more: Readonly<Record<string, string>> = {}) => {
    const files: Readonly<Record<string, string>> = { ...PACKAGE, ...more, [TEST]: code };
    const path = `packages/domain/src/${changed}`;
    expect(Object.keys(files)).toContain(path);
    return fingerprintOf({ ...files, [path]: `${files[path]} // changed` }) !== fingerprintOf(files);
  };

  test.each([
    ['the file that defines it', `import { RADIUS } from '@roborrow/domain';`, 'geo.ts'],
    ['what that file imports', `import { RADIUS } from '@roborrow/domain';`, 'pi.ts'],
    [
      'the file of a name that is passed on as another',
      `import { AREA as A } from '@roborrow/domain';`,
      'geo.ts',
    ],
    ['the file of a name without its name', `import { robotId } from '@roborrow/domain';`, 'ids.ts'],
    ['a file two such exports away', `import { brand } from '@roborrow/domain';`, 'brand.ts'],
    ['a file that is passed on as one name', `import { ports } from '@roborrow/domain';`, 'ports.ts'],
    ['each of several names', `import { RADIUS, OTHER } from '@roborrow/domain';`, 'other.ts'],
    ['a name that is exported again', `export { OTHER } from '@roborrow/domain';`, 'other.ts'],
  ])('makes a test depend on %s', (_, code, changed) => {
    expect(dependsOn(code, changed)).toBe(true);
  });

  test.each([
    ['another file behind the entry point', `import { RADIUS } from '@roborrow/domain';`],
    ['a file whose type alone it imports', `import { RADIUS, type Other } from '@roborrow/domain';`],
    ['a file of which it imports types', `import type { Other } from '@roborrow/domain';`],
    ['a file that a comment names', `// as "packages/domain/src/other.ts" says`],
  ])('does not make a test depend on %s', (_, code) => {
    expect(dependsOn(code, 'other.ts')).toBe(false);
  });

  test.each([
    ['imports it whole', `import * as domain from '@roborrow/domain';`],
    ['imports it for its effects', `import '@roborrow/domain';`],
    ['imports it later', `const { RADIUS } = await import('@roborrow/domain');`],
    ['exports it whole', `export * from '@roborrow/domain';`],
    ['exports it as one name', `export * as domain from '@roborrow/domain';`],
    ['mocks it', `vi.mock('@roborrow/domain', () => ({}));`],
    ['imports a name that is not found', `import { MISSING } from '@roborrow/domain';`],
    ['imports its default', `import domain from '@roborrow/domain';`],
    ['cannot be parsed', `import { RADIUS } from '@roborrow/domain'; const =`],
  ])('everything behind an entry point counts for a test that %s', (_, code) => {
    expect(dependsOn(code, 'other.ts')).toBe(true);
  });

  test.each([
    [
      'may have side effects',
      'packages/domain/package.json',
      JSON.stringify({ name: '@roborrow/domain', exports: { '.': './src/index.ts' } }),
    ],
    [
      'has code of its own',
      'packages/domain/src/index.ts',
      `export { RADIUS } from './geo.ts'; export { OTHER } from './other.ts'; export const OWN = 1;`,
    ],
    [
      'imports something itself',
      'packages/domain/src/index.ts',
      `import './other.ts'; export { RADIUS } from './geo.ts';`,
    ],
  ])('everything behind an entry point counts if it %s', (_, path, content) => {
    expect(dependsOn(`import { RADIUS } from '@roborrow/domain';`, 'other.ts', { [path]: content })).toBe(
      true,
    );
  });

  test('does not stand for the whole: a namespace import needs everything, also beside a default', () => {
    const index = `export { RADIUS as default } from './geo.ts'; export { OTHER } from './other.ts';`;
    const more = { 'packages/domain/src/index.ts': index };
    expect(dependsOn(`import * as domain from '@roborrow/domain';`, 'other.ts', more)).toBe(true);
    expect(dependsOn(`import domain from '@roborrow/domain';`, 'other.ts', more)).toBe(false);
  });

  test('is taken from another file: the test depends on the entry point as far as that name goes', () => {
    const files: Readonly<Record<string, string>> = {
      ...PACKAGE,
      [TEST]: `import { RADIUS } from '@roborrow/domain';`,
    };
    const index = 'packages/domain/src/index.ts';
    const withOneMore = `${files[index]}\nexport { PI } from './pi.ts';`;
    const withAnother = String(files[index]).replace(
      'RADIUS, SQUARE as AREA',
      'RADIUS as AREA, SQUARE as RADIUS',
    );
    expect(fingerprintOf({ ...files, [index]: withOneMore })).toBe(fingerprintOf(files));
    expect(fingerprintOf({ ...files, [index]: withAnother })).not.toBe(fingerprintOf(files));
  });
});

describe('a file that says what it reads', () => {
  const files: Readonly<Record<string, string>> = {
    'tools/a/main.ts': `// reads: docs, packages/*.json\nimport './b.ts';\nconst FOLDERS = ['packages', 'apps'];`,
    'tools/a/b.ts': `// reads: nothing\nreadFileSync('docs/other.md');`,
    'tools/a/c.ts': `export const text = '// reads: nothing'; readFileSync('docs/a.md');`,
    'docs/a.md': 'a',
    'packages/b.json': 'b',
    'packages/c.ts': 'c',
    'packages/d/e.json': 'e',
    'apps/a.ts': 'a',
  };
  const dependsOn = (from: string, changed: string) => {
    const fingerprintOf = (all: Readonly<Record<string, string>>) =>
      createFingerprint({ paths: Object.keys(all), read: (path) => Buffer.from(all[path] ?? '') })(from);
    return fingerprintOf({ ...files, [changed]: `${files[changed]} // changed` }) !== fingerprintOf(files);
  };

  test.each([
    ['a file of a folder', 'docs/a.md', true],
    ['a file of a pattern', 'packages/b.json', true],
    ['what it imports', 'tools/a/b.ts', true],
    ['a file that a pattern does not mean', 'packages/c.ts', false],
    ['a file below one that a pattern could mean', 'packages/d/e.json', false],
    ['a folder that it only quotes', 'apps/a.ts', false],
  ])('as to %s', (_, changed, expected) => {
    expect(dependsOn('tools/a/main.ts', changed)).toBe(expected);
  });

  test('says so in a comment and not in a text', () => {
    expect(dependsOn('tools/a/c.ts', 'docs/a.md')).toBe(true);
  });

  test('must name files that exist', () => {
    const tree = { paths: ['tools/a.ts'], read: () => Buffer.from('// reads: docs/gone.md') };
    expect(() => createFingerprint(tree)('tools/a.ts')).toThrow(
      'tools/a.ts says that it reads docs/gone.md, which is no file',
    );
  });
});
