// reads: nothing
import { createHash } from 'node:crypto';
import { dirname, join, normalize } from 'node:path';
import type { Tree } from './depends-on.ts';
import type { Fingerprints } from './test-record.ts';

/** Static and dynamic imports and exports from elsewhere, those of types too. */
const IMPORT =
  /^(?:import|export)\b[^;'"]*\bfrom\s+(['"])[^'"]+\1|^import\s+(['"])[^'"]+\2|\b(?:import|require)\s*\(\s*(['"])[^'"]+\3/gm;
const CODE = /\.(ts|tsx|js)$/;
/** Files of which everything counts: they say how an import is resolved, and how a file is compiled. */
const SETTINGS = /(^|\/)(package|tsconfig[^/]*)\.json$|^pnpm-lock\.yaml$/;

/** The imports of a module as it writes them. */
export const importStatements = (code: string): readonly string[] =>
  [...code.matchAll(IMPORT)].map(([statement]) => statement);

const importedPath = (statement: string): string => /['"]([^'"]+)['"]$/.exec(statement)?.[1] ?? '';

const settingsIn = ({ paths }: Tree, more: RegExp) =>
  paths.filter((path) => SETTINGS.test(path) || more.test(path));

/** A hash of all that decides which file imports which: the paths of all files, imports, settings, and files that match `more`. */
export function fingerprintOfImports(tree: Tree, more: RegExp): string {
  const hash = createHash('sha256').update(tree.paths.join('\n'));
  for (const path of settingsIn(tree, more)) hash.update(`${path}\0`).update(tree.read(path));
  for (const path of tree.paths.filter((file) => CODE.test(file)))
    hash.update(`${path}\0`).update(importStatements(tree.read(path).toString()).join('\n'));
  return hash.digest('hex');
}

/**
 * For each of some files a hash of its content, of the files that it imports by path, types included, of the settings, and of files that match
 * `more`. What it imports from another package does not count.
 */
export function fingerprintsWithImports(files: readonly string[], tree: Tree, more: RegExp): Fingerprints {
  const known = new Set(tree.paths);
  const common = createHash('sha256');
  for (const path of settingsIn(tree, more)) common.update(`${path}\0`).update(tree.read(path));
  const settings = common.digest('hex');
  const hashes = new Map<string, string>();
  const hashOf = (path: string): string => {
    const hash = hashes.get(path) ?? createHash('sha256').update(tree.read(path)).digest('hex');
    hashes.set(path, hash);
    return hash;
  };
  const fingerprint = (path: string): string => {
    const content = tree.read(path);
    const imported = importStatements(content.toString())
      .map(importedPath)
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(path), name)).replaceAll('\\', '/'));
    const hash = createHash('sha256').update(settings).update(content);
    for (const other of imported) hash.update(`${other}\0`).update(known.has(other) ? hashOf(other) : '');
    return hash.digest('hex');
  };
  return Object.fromEntries(files.map((path) => [path, fingerprint(path)]));
}
