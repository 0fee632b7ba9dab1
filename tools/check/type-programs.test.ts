import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { typePrograms } from './type-programs.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'roborrow-types-')));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The programs of these projects, each of which has a source and a test. */
function programsOf(projects: Readonly<Record<string, object>>) {
  const base = { compilerOptions: { strict: true, types: [], lib: ['ES2023'] } };
  for (const [path, config] of Object.entries({ 'base.json': base, ...projects })) {
    const folder = dirname(join(root, path));
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(config));
    for (const file of ['src/x.ts', 'src/x.test.ts']) writeFileSync(join(folder, file), '');
  }
  return typePrograms(Object.keys(projects), root);
}

const inNode = { extends: '../base.json', compilerOptions: { types: ['node'] } };
const pure = { extends: '../base.json', include: ['src'], exclude: ['src/**/*.test.ts'] };

test('projects with equal settings are one program, with the files of each', () => {
  const programs = programsOf({
    'a/tsconfig.json': pure,
    'a/tsconfig.test.json': { ...inNode, include: ['src/**/*.test.ts'] },
    'b/tsconfig.json': { ...inNode, include: ['src'] },
  });
  const files = (...paths: readonly string[]) => paths.map((path) => join(root, path));
  expect(programs).toEqual([
    { projects: ['a/tsconfig.json'], files: files('a/src/x.ts'), isWithoutTypes: true },
    {
      projects: ['a/tsconfig.test.json', 'b/tsconfig.json'],
      files: files('a/src/x.test.ts', 'b/src/x.test.ts', 'b/src/x.ts'),
      isWithoutTypes: false,
    },
  ]);
});

const byProjects = (projects: Readonly<Record<string, object>>) =>
  programsOf(projects).map((program) => program.projects);

test.each<[string, object]>([
  ['another library', { lib: ['ES2023', 'DOM'] }],
  ['other types', { types: ['node'] }],
  ['a strictness of its own', { strict: false }],
  ['a path of its own', { paths: { '#x': ['./x.ts'] } }],
])('a project with %s is a program of its own', (_, compilerOptions) => {
  const own = { ...pure, compilerOptions };
  expect(byProjects({ 'a/tsconfig.json': pure, 'b/tsconfig.json': own, 'c/tsconfig.json': pure })).toEqual([
    ['a/tsconfig.json', 'c/tsconfig.json'],
    ['b/tsconfig.json'],
  ]);
});

test('two folders with the same relative path mean two files', () => {
  const own = { ...pure, compilerOptions: { paths: { '#x': ['./x.ts'] } } };
  expect(byProjects({ 'a/tsconfig.json': own, 'b/tsconfig.json': own })).toHaveLength(2);
});
