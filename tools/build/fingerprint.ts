import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, WORKSPACE } from '../workspace/files.ts';

const SOURCES = ['apps/web', 'packages', 'tools/build'];
const LOCKFILE = 'pnpm-lock.yaml';

/** Settings of this machine, which Git ignores; what the environment says already comes first. */
const SETTINGS = join(WORKSPACE, '.env.local');

/**
 * Reads the settings, and names what is built, for reports and health, unless its builder has: VITE_BUILD. The backend is in-memory by
 * default.
 */
export function readSettings(file = SETTINGS): void {
  if (existsSync(file)) process.loadEnvFile(file);
  process.env['VITE_BACKEND'] ??= 'in-memory';
  process.env['VITE_BUILD'] ??= fingerprintSources().slice(0, 12);
}

/** Changes whenever the web app's build may change: sources, dependencies, build-time settings. */
export function fingerprintSources(environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort(([a], [b]) => (a < b ? -1 : 1))));
  const files = SOURCES.flatMap((folder) => filesBelow(folder)).filter(
    (path) =>
      !/\.test\.tsx?$|^apps\/web\/(e2e|e2e-firebase|pictures)\/|^packages\/firebase-project\//.test(path),
  );
  for (const path of [LOCKFILE, ...files.sort()]) {
    const file = join(WORKSPACE, path);
    if (existsSync(file)) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex');
}
