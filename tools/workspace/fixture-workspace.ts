import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow, packageFolders, WORKSPACE } from './files.ts';

/** The configuration with which imports resolve and rules apply as in the workspace itself. */
const CONFIGURATION = ['.oxlintrc.json', 'tsconfig.base.json', 'tools/lint/house-rules.js'];

export interface FixtureWorkspace {
  readonly root: string;
  /** The rules that each file says it breaks, sorted by name; empty for a file that breaks none. */
  readonly breaks: ReadonlyMap<string, readonly string[]>;
}

/**
 * A workspace in a temporary folder, with the fixture's files as sources, and packages, entry points and
 * configuration of the real one. Every rule is broken once, by a file whose first line says so: `// breaks:
 * rule, rule`.
 */
export function buildFixtureWorkspace(fixtures: string): FixtureWorkspace {
  const root = emptyWorkspace();
  cpSync(fixtures, root, { recursive: true });
  const files = ['packages', 'apps']
    .filter((top) => existsSync(join(root, top)))
    .flatMap((top) => filesBelow(top, root));
  layFoundation(root);
  return { root, breaks: new Map(files.map((path) => [path, announcedBreaches(join(root, path))])) };
}

/**
 * Copies some folders of the workspace into a temporary folder; the copied packages import each other's
 * copies.
 */
export function copyWorkspace(folders: readonly string[]): string {
  const root = emptyWorkspace();
  for (const path of folders.flatMap((folder) => filesBelow(folder))) {
    cpSync(join(WORKSPACE, path), join(root, path), { recursive: true });
  }
  layFoundation(root);
  return root;
}

const emptyWorkspace = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'roborrow-')));

/** Copies configuration and manifests, and links dependencies. */
function layFoundation(root: string): void {
  const manifests = packageFolders().flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/tsconfig.json`,
  ]);
  for (const path of [...CONFIGURATION, ...manifests]) copyInto(root, path);
  for (const folder of ['.', ...packageFolders()]) linkDependencies(root, join(folder, 'node_modules'));
  symlinkSync(join(WORKSPACE, 'node_modules/.bin'), join(root, 'node_modules/.bin'));
}

function copyInto(root: string, path: string): void {
  if (existsSync(join(WORKSPACE, path))) cpSync(join(WORKSPACE, path), join(root, path));
}

/** Links the workspace's packages to their copies, and other packages to their real place. */
function linkDependencies(root: string, folder: string): void {
  for (const name of dependenciesIn(join(WORKSPACE, folder))) {
    const link = join(root, 'node_modules', name);
    if (existsSync(link)) continue;
    const target = realpathSync(join(WORKSPACE, folder, name));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(name.startsWith('@roborrow/') ? join(root, target.slice(WORKSPACE.length)) : target, link);
  }
}

const dependenciesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name];
  });

const announcedBreaches = (path: string): readonly string[] =>
  (/^\/\/ breaks: (.+)\n/.exec(readFileSync(path, 'utf8'))?.[1]?.split(', ') ?? []).sort();
