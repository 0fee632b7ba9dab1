import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';
import { run } from '../workspace/programs.ts';
import type { Packed } from './pack.ts';

export interface FreshProject {
  readonly folder: string;
  /** npm's words, if its registry could not be reached. */
  readonly unreachable: string | null;
}

const NO_REGISTRY =
  /code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)/;
const QUIETLY = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
const ONE_REPETITION = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/**
 * Makes a project in a temporary folder outside of the workspace, in which npm alone installs archives, with their dependencies from
 * its registry. Peer dependencies are links to the workspace's copies, because they are large; npm compares their versions.
 * When the registry cannot be reached, the dependencies are such links, too.
 *
 * @throws Error with npm's words, when it refuses.
 */
export async function createFreshProject(packages: readonly Packed[]): Promise<FreshProject> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'roborrow-fresh-')));
  const archives = packages.map(({ name, archive }) => [name, `file:${archive}`]);
  const peers = packages.flatMap(({ folder: from, peers: names }) => linksIn(from, names));
  const types = linksIn(WORKSPACE, ['@types/node']);

  const install = (links: readonly (readonly string[])[], options: readonly string[]) => {
    const dependencies = Object.fromEntries([...archives, ...peers, ...types, ...links]) as unknown;
    const manifest = { name: 'fresh', private: true, type: 'module', dependencies };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    return run('npm', ['install', ...QUIETLY, ...options], { cwd: folder });
  };

  const first = await install([], ['--prefer-offline', ...ONE_REPETITION]);
  if (first.code === 0) return { folder, unreachable: null };
  const unreachable = NO_REGISTRY.exec(first.stderr)?.[1];
  const dependencies = packages.flatMap(({ folder: from, dependencies: names }) => linksIn(from, names));
  const last = unreachable ? await install(dependencies, ['--offline']) : first;
  if (unreachable && last.code === 0) return { folder, unreachable };
  rmSync(folder, { recursive: true });
  throw new Error(`npm cannot install the archives. ${last.stderr}`);
}

/** Dependencies that are links to what a package of the workspace has installed; its siblings are archives. */
const linksIn = (from: string, names: readonly string[]) =>
  names
    .filter((name) => !name.startsWith('@roborrow/'))
    .map((name) => [name, `file:${realpathSync(join(from, 'node_modules', name))}`] as const);
