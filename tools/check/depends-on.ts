import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The files of a workspace: their paths, with forward slashes, and their contents. */
export interface Tree {
  readonly paths: readonly string[];
  readonly read: (path: string) => Buffer;
}

export const treeOnDisk = (root: string, paths: readonly string[]): Tree => ({
  paths,
  read: (path) => readFileSync(join(root, path)),
});

/** Files that every test depends on, with any imports. */
const EVERYWHERE =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|tsconfig\.base\.json|tools\/vitest\.config\.ts)$/;

/**
 * Files that a package's tests depend on without importing them: its manifest, the configuration of compiler and bundler.
 * Their contents count, and not what they import: the bundler's configuration names the entry point of the whole app.
 */
const IN_PACKAGE = /^(package\.json|tsconfig\.json|vite\.config\.ts|settings\.ts|hosting\/[^/]+\.ts)$/;
const SETUP = 'testing/setup.ts';

const CODE = /\.(ts|tsx|js)$/;
const QUOTED = /(['"`])([^'"`\n]+)\1/g;

const packageOf = (path: string): string => /^((packages|apps)\/[^/]+|tools)\//.exec(path)?.[1] ?? '';

/** A word alone is a word, but in the tools, which name the workspace's folders; a mark is no path either. */
const isPath = (text: string, from: string): boolean =>
  from.startsWith('tools/')
    ? /^[\w.]/.test(text) && text !== '.'
    : /^[\w.].*\w/.test(text) && /[/.]/.test(text);

const sha = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/**
 * For a file, a hash of everything that it can depend on: each file that a quoted text in it could mean, each that a
 * quoted text in that one could mean, and so on. A text means a file or a folder from the file that it stands in, from
 * its package or from the workspace, or the entry point of a package. This finds imports of every kind, mocked modules and
 * files that are read. It finds too much (a folder that has the name of a category), never too little, as long as a path
 * that is put together from pieces begins with the folder.
 */
export function createFingerprint({ paths, read }: Tree): (path: string) => string {
  const files = new Set(paths);
  const below = filesByFolder(paths);
  const entryPoints = entryPointsOf(paths, read);
  const hashes = new Map<string, string>();
  const direct = new Map<string, readonly string[]>();

  const hashOf = (path: string): string => {
    const hash = hashes.get(path) ?? sha(read(path));
    hashes.set(path, hash);
    return hash;
  };

  const meantBy = (text: string, from: string): readonly string[] => {
    const entry = entryPoints.get(text);
    if (entry) return [entry];
    const plain = text.replace(/([?*]|\$\{).*$/, '');
    if (!isPath(plain, from)) return [];
    const starts = plain.startsWith('.') ? [dirname(from)] : [packageOf(from), ''];
    return starts.flatMap((start) => {
      const path = normalize(join(start, plain)).replace(/\/$/, '');
      // Generated code leaves the ending out.
      const named = ['', '.ts', '.tsx'].map((ending) => path + ending).filter((file) => files.has(file));
      return named.length > 0 ? named : (below.get(path) ?? []);
    });
  };

  const meantIn = (path: string): readonly string[] => {
    const known = direct.get(path);
    if (known) return known;
    const texts = CODE.test(path) ? [...read(path).toString().matchAll(QUOTED)] : [];
    const meant = [...new Set(texts.map(([, , text = '']) => text))].flatMap((text) => meantBy(text, path));
    direct.set(path, meant);
    return meant;
  };

  const everywhere = paths.filter((path) => EVERYWHERE.test(path));
  const inPackage = (folder: string) =>
    paths.filter((path) => packageOf(path) === folder && IN_PACKAGE.test(path.slice(folder.length + 1)));

  return (path) => {
    const folder = packageOf(path);
    const setup = `${folder}/${SETUP}`;
    const seen = new Set<string>();
    const waiting = [path, ...(files.has(setup) ? [setup] : [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...meantIn(next));
    }
    for (const configuration of [...everywhere, ...inPackage(folder)]) seen.add(configuration);
    return sha(
      [...seen]
        .sort()
        .map((file) => `${file} ${hashOf(file)}\n`)
        .join(''),
    );
  };
}

function filesByFolder(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const inside = below.get(folder);
      if (inside) inside.push(path);
      else below.set(folder, [path]);
    }
  }
  return below;
}

/** `@roborrow/domain/testing` and the file that this means, for each entry point of each package. */
function entryPointsOf(paths: readonly string[], read: Tree['read']): ReadonlyMap<string, string> {
  const manifests = paths.filter((path) => path === `${packageOf(path)}/package.json`);
  return new Map(
    manifests.flatMap((path) => {
      const { name = '', exports = {} } = JSON.parse(read(path).toString()) as {
        readonly name?: string;
        readonly exports?: Readonly<Record<string, unknown>>;
      }; // as pnpm reads it
      return Object.entries(exports).flatMap(([key, target]) =>
        typeof target === 'string' ? [[join(name, key), join(dirname(path), target)] as const] : [],
      );
    }),
  );
}
