import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, WORKSPACE } from '../workspace/files.ts';
import { runPnpm } from '../workspace/pnpm.ts';
import type { Published } from './manifests.ts';

/** A package as it is published. */
export interface Packed extends Published {
  /** The path of its archive. */
  readonly archive: string;
}

/** Where archives are made. */
export const PACKED = join(CACHE, 'packed');

/** Packs built packages into a folder as pnpm would publish them: `publishConfig` replaces the sources by what is built. */
export async function packAll(packages: readonly Published[], into: string): Promise<readonly Packed[]> {
  mkdirSync(into, { recursive: true });
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  const args = ['--recursive', ...filters, 'pack', '--out', join(into, '%s.tgz')];
  const { code, stdout, stderr } = await runPnpm(args, WORKSPACE);
  if (code !== 0) throw new Error(`pnpm packed nothing. ${stdout}${stderr}`);
  return packages.map((published) => ({
    ...published,
    archive: join(into, `${published.name.slice(1).replace('/', '-')}.tgz`),
  }));
}
