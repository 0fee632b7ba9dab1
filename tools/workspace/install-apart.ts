import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runPnpm } from './pnpm.ts';

const MANIFESTS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * Installs a package that is too large for the workspace, if it is missing: `folder` is a workspace of its own, with its own
 * lockfile. `announce` is called before. Rejects with pnpm's message. It installs into a temporary folder and then renames
 * it, because several programs may install at the same time.
 */
export async function installApart(folder: string, name: string, announce: () => void): Promise<void> {
  const modules = join(folder, 'node_modules');
  const isInstalled = () => existsSync(join(modules, name, 'package.json'));
  if (isInstalled()) return;
  announce();
  const aside = mkdtempSync(join(folder, '.installing-'));
  try {
    for (const manifest of MANIFESTS) copyFileSync(join(folder, manifest), join(aside, manifest));
    const { code, stdout, stderr } = await runPnpm(['install', '--frozen-lockfile'], aside);
    if (code !== 0) throw new Error(`${name} could not be installed. ${stdout}${stderr}`);
    if (!isInstalled()) {
      rmSync(modules, { recursive: true, force: true });
      renameSync(join(aside, 'node_modules'), modules);
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
