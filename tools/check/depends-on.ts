// reads: nothing
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readModule, type ModuleRecord, type Names } from './module-record.ts';

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

/** A text as part of a regular expression that means itself. */
const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const sha = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** A file that something depends on, and the names of its exports that count. */
interface Need {
  readonly path: string;
  readonly names: Names;
}

/**
 * For a file, a hash of everything that it can depend on: each module that it imports, each file that another quoted
 * text in it could mean, the same of each of those, and so on. A text means a file or a folder from the file that it stands in, from
 * its package or from the workspace, or the entry point of a package. This finds imports of every kind, mocked modules and
 * files that are read. It finds too much (a folder that has the name of a category), never too little, as long as a path
 * that is put together from pieces begins with the folder. A file that quotes folders which others read, or not all of a folder,
 * says what it reads itself, in a comment: `// reads: docs, tools/*.json`, or `// reads: nothing`.
 *
 * An entry point passes names on. Who imports one of them depends on the file that defines it, and not on the others:
 * loading those changes nothing, as their package declares (`sideEffects`). Everything behind the entry point counts for
 * who imports it whole, and where a name is not found.
 */
export function createFingerprint({ paths, read }: Tree): (path: string) => string {
  const files = new Set(paths);
  const below = filesByFolder(paths);
  const manifests = manifestsOf(paths, read);
  const entryPoints = entryPointsOf(manifests);
  const withoutSideEffects = new Set(
    manifests.flatMap(({ folder, sideEffects }) => (sideEffects === false ? [folder] : [])),
  );
  const hashes = new Map<string, string>();
  const records = new Map<string, ModuleRecord | null>();
  const direct = new Map<string, readonly Need[]>();

  const hashOf = (path: string): string => {
    const hash = hashes.get(path) ?? sha(read(path));
    hashes.set(path, hash);
    return hash;
  };

  const recordOf = (path: string): ModuleRecord | null => {
    const known = records.get(path);
    if (known !== undefined) return known;
    const record = CODE.test(path) ? readModule(path, read(path).toString()) : null;
    records.set(path, record);
    return record;
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

  const neededBy = (text: string, from: string, names: Names): readonly Need[] =>
    meantBy(text, from).map((path) => ({ path, names }));

  /** The files of a folder or a pattern that a file says it reads. */
  const declaredBy = (pattern: string, from: string): readonly Need[] => {
    const isMeant = new RegExp(`^${pattern.split('*').map(escaped).join('[^/]*')}(/.*)?$`);
    const meant = paths.filter((path) => isMeant.test(path));
    if (meant.length === 0) throw new Error(`${from} says that it reads ${pattern}, which is no file`);
    return meant.map((path) => ({ path, names: 'all' }));
  };

  const passesNamesOn = (path: string): ModuleRecord | null => {
    const record = withoutSideEffects.has(packageOf(path)) ? recordOf(path) : null;
    return record?.isEntryPoint ? record : null;
  };

  /** Where an entry point takes a name from; `null` if it is not known. */
  const sourceOf = (
    name: string,
    path: string,
    { reExports, starExports }: ModuleRecord,
  ): readonly Need[] | null => {
    const named = reExports.filter(({ alias }) => alias === name);
    if (named.length > 0) return named.flatMap(({ from, names }) => neededBy(from, path, names));
    const starred = starExports.flatMap((from) => neededBy(from, path, [name]));
    const having = starred.filter((need) => hasName(name, need.path, new Set()));
    return having.length > 0 ? having : null;
  };

  const hasName = (name: string, path: string, passed: Set<string>): boolean => {
    const record = passed.has(path) ? null : recordOf(path);
    passed.add(path);
    if (!record) return false;
    const behind = () => record.starExports.flatMap((from) => meantBy(from, path));
    return record.exports.has(name) || behind().some((next) => hasName(name, next, passed));
  };

  /** What a whole file depends on. */
  const neededIn = (path: string): readonly Need[] => {
    const known = direct.get(path);
    if (known) return known;
    const record = recordOf(path);
    const needs = record
      ? [
          ...[...record.imports, ...record.reExports].flatMap(({ from, names }) =>
            neededBy(from, path, names),
          ),
          ...[...record.starExports, ...record.quoted].flatMap((text) => neededBy(text, path, 'all')),
          ...record.reads.flatMap((pattern) => declaredBy(pattern, path)),
        ]
      : textsIn(path).flatMap((text) => neededBy(text, path, 'all'));
    direct.set(path, needs);
    return needs;
  };

  const textsIn = (path: string): readonly string[] =>
    CODE.test(path) ? [...read(path).toString().matchAll(QUOTED)].map(([, , text = '']) => text) : [];

  const everywhere = paths.filter((path) => EVERYWHERE.test(path));
  const inPackage = (folder: string) =>
    paths.filter((path) => packageOf(path) === folder && IN_PACKAGE.test(path.slice(folder.length + 1)));

  return (path) => {
    const folder = packageOf(path);
    const setup = `${folder}/${SETUP}`;
    const seen = new Set<string>();
    const passedOn = new Set<string>();
    const waiting: Need[] = [path, ...(files.has(setup) ? [setup] : [])].map((start) => ({
      path: start,
      names: 'all',
    }));
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { path: at, names } = next;
      const entryPoint = names === 'all' ? null : passesNamesOn(at);
      const sources =
        entryPoint && names !== 'all' ? names.map((name) => sourceOf(name, at, entryPoint)) : [null];
      if (sources.every((source) => source !== null)) {
        for (const [index, source] of sources.entries()) {
          const step = `${at} ${names[index]} ${source.map((need) => `${need.path} ${String(need.names)}`).join()}`;
          if (passedOn.has(step)) continue;
          passedOn.add(step);
          waiting.push(...source);
        }
      } else if (!seen.has(at)) {
        seen.add(at);
        waiting.push(...neededIn(at));
      }
    }
    for (const configuration of [...everywhere, ...inPackage(folder)]) seen.add(configuration);
    const contents = [...seen].sort().map((file) => `${file} ${hashOf(file)}`);
    return sha([...contents, ...[...passedOn].sort()].join('\n'));
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

interface Manifest {
  readonly folder: string;
  readonly name?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly sideEffects?: unknown;
}

const manifestsOf = (paths: readonly string[], read: Tree['read']): readonly Manifest[] =>
  paths
    .filter((path) => path === `${packageOf(path)}/package.json`)
    .map((path) => ({ ...JSON.parse(read(path).toString()), folder: dirname(path) }) as Manifest); // as pnpm reads it

/** `@roborrow/domain/testing` and the file that this means, for each entry point of each package. */
const entryPointsOf = (manifests: readonly Manifest[]): ReadonlyMap<string, string> =>
  new Map(
    manifests.flatMap(({ folder, name = '', exports = {} }) =>
      Object.entries(exports).flatMap(([key, target]) =>
        typeof target === 'string' ? [[join(name, key), join(folder, target)] as const] : [],
      ),
    ),
  );
