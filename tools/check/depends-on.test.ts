import { expect, test } from 'vitest';
import { createFingerprint } from './depends-on.ts';

const FILES: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'lock',
  'docs/rules/limits.md': 'limits',
  'apps/firebase/firestore.rules': 'allow read',
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
    `readFileSync(join(WORKSPACE, 'apps/firebase/firestore.rules'));`,
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
  ['a file that is read by its path', 'apps/firebase/firestore.rules'],
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
