import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole repository. */
export const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** The web app's package. */
export const WEB = join(WORKSPACE, 'apps/web');

/** Files of earlier runs: reports, logs, fingerprints. Safe to delete at any time. */
export const CACHE = join(WORKSPACE, '.cache');

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'dist-maps',
  'fixtures',
  'generated',
  'coverage',
  'test-results',
  'playwright-report',
]);

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];

/**
 * The folders that are packages of the workspace, relative to it. The leftover folder of a renamed package,
 * which Git ignores, is not one.
 */
export const packageFolders = (root = WORKSPACE): readonly string[] => [
  ...['packages', 'apps']
    .flatMap((group) => foldersIn(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  'tools',
];

/** The names of the files in the workspace's root folder. */
export const rootFiles = (): readonly string[] =>
  readdirSync(WORKSPACE, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

/** Every file below `folder` that is not generated, relative to the workspace, with forward slashes. */
export function filesBelow(folder: string, root = WORKSPACE): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return NOT_SOURCE.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path, root);
    return [relative(root, join(root, path)).split(sep).join('/')];
  });
}

/** Every TypeScript source of the workspace's packages. */
export const sourceFiles = (): readonly string[] =>
  packageFolders()
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => /\.tsx?$/.test(path));
