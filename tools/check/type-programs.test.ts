import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configIn, typePrograms } from './type-programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'roborrow-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

function workspaceOf(projects: Readonly<Record<string, object>>): string {
  const root = mkdtempSync(join(folder, 'workspace-'));
  for (const [path, config] of Object.entries(projects)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(config));
  }
  return root;
}

const base = { compilerOptions: { strict: true, types: [], lib: ['ES2023'] } };
const inNode = { extends: '../base.json', compilerOptions: { types: ['node'] } };
const pure = { extends: '../base.json', include: ['src'], exclude: ['src/**/*.test.ts'] };

test('projects with equal settings are one program, with the files of each', () => {
  const projects = {
    'base.json': base,
    'a/tsconfig.json': pure,
    'a/tsconfig.test.json': { ...inNode, include: ['src/**/*.test.ts'] },
    'b/tsconfig.json': { ...inNode, include: ['*.ts'], exclude: ['old'] },
    'b/inner/tsconfig.json': { extends: '../tsconfig.json', include: ['.'] },
  };
  const root = workspaceOf(projects);
  const paths = Object.keys(projects).slice(1);
  expect(typePrograms(paths, root)).toEqual([
    { projects: ['a/tsconfig.json'], config: null, isWithoutTypes: true },
    {
      projects: ['a/tsconfig.test.json', 'b/tsconfig.json', 'b/inner/tsconfig.json'],
      config: {
        extends: 'a/tsconfig.test.json',
        include: ['a/src/**/*.test.ts', 'b/*.ts', 'b/inner'],
        exclude: ['b/old', 'b/old'],
      },
      isWithoutTypes: false,
    },
  ]);
});

test.each<[string, object]>([
  ['another library', { lib: ['ES2023', 'DOM'] }],
  ['other types', { types: ['node'] }],
  ['a strictness of its own', { strict: false }],
  ['a path of its own', { paths: { '#x': ['./x.ts'] } }],
])('a project with %s is a program of its own', (_, compilerOptions) => {
  const own = { ...pure, compilerOptions };
  const root = workspaceOf({
    'base.json': base,
    'a/tsconfig.json': pure,
    'b/tsconfig.json': own,
    'c/tsconfig.json': pure,
  });
  const programs = typePrograms(['a/tsconfig.json', 'b/tsconfig.json', 'c/tsconfig.json'], root);
  expect(programs.map(({ projects }) => projects)).toEqual([
    ['a/tsconfig.json', 'c/tsconfig.json'],
    ['b/tsconfig.json'],
  ]);
});

test('two folders with the same relative path mean two files', () => {
  const own = { ...pure, compilerOptions: { paths: { '#x': ['./x.ts'] } } };
  const root = workspaceOf({ 'base.json': base, 'a/tsconfig.json': own, 'b/tsconfig.json': own });
  expect(typePrograms(['a/tsconfig.json', 'b/tsconfig.json'], root)).toHaveLength(2);
});

test('the configuration is written with paths from its own folder', () => {
  const config = { extends: 'a/tsconfig.json', include: ['a/src'], exclude: ['a/old'] };
  expect(configIn('/root/.cache/types', config, '/root')).toEqual({
    extends: './../../a/tsconfig.json',
    include: ['./../../a/src'],
    exclude: ['./../../a/old'],
  });
});
