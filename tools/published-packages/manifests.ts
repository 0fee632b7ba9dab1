import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, WORKSPACE } from '../workspace/files.ts';

/** A package that others can install. */
export interface Published {
  readonly name: string;
  /** Its folder, absolute. */
  readonly folder: string;
  /** The entry points that are published: the source of each, and the name of its file in `dist`. */
  readonly entries: readonly { readonly key: string; readonly source: string; readonly file: string }[];
  /** The names of the packages that it is installed with. */
  readonly dependencies: readonly string[];
  /** The names of the packages that its users install themselves. */
  readonly peers: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports: Readonly<Record<string, { readonly default: string }>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The packages that are published, in the order of their folders. Inside the workspace their exports are sources. */
export const publishedPackages = (): readonly Published[] =>
  packageFolders()
    .map((folder) => join(WORKSPACE, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // as pnpm reads it
      const { name, exports, publishConfig, dependencies = {}, peerDependencies = {} } = manifest;
      if (manifest.private || !publishConfig) return [];
      const entries = Object.entries(publishConfig.exports).map(([key, { default: built }]) => {
        const source = exports[key];
        if (!source) throw new Error(`${name} publishes ${key}, which the workspace does not export`);
        return { key, source, file: built.replace(/^\.\/dist\/|\.js$/g, '') };
      });
      return [
        {
          name,
          folder,
          entries,
          dependencies: Object.keys(dependencies),
          peers: Object.keys(peerDependencies),
        },
      ];
    });
