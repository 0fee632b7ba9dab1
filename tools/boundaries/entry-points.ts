import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, WORKSPACE } from '../workspace/files.ts';

interface Manifest {
  /** A file, or one for each condition; `*` stands for any part of a path. */
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/**
 * The files that the workspace's packages export, relative to the workspace: only these may be imported by
 * others.
 */
export const packageEntryPoints = (): readonly string[] =>
  packageFolders().flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')) as Manifest; // npm's format
    return Object.values(manifest.exports ?? {})
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .map((path) => join(folder, path));
  });
