import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { WEB } from '../workspace/files.ts';
import { fingerprintSources, readSettings } from './fingerprint.ts';
import { recordModules, type ChunkModules } from './record-modules.ts';

/** The folder of the web app's production build. */
export const DIST = join(WEB, 'dist');

/** Beside Vite's manifest; the next build removes it with everything else in the folder. */
const RECORD = '.vite/build-record.json';

export interface BuildRecord {
  readonly fingerprint: string;
  readonly modules: ChunkModules;
}

interface Parts {
  /** Whether the server that renders the pages, the pages that are files and the service worker are built, too. */
  readonly withServer?: boolean;
}

/** What is recorded of the build in a folder; `null` without one, and where the server beside it was deleted. */
export function lastBuild(folder: string, { withServer = true }: Parts = {}): BuildRecord | null {
  const record = join(folder, RECORD);
  if (!existsSync(record) || (withServer && !existsSync(`${folder}-server`))) return null;
  return JSON.parse(readFileSync(record, 'utf8')) as BuildRecord; // written below
}

/**
 * Builds the web app for production into `folder`, unless the folder has a build of the same sources and
 * settings. The backend is in-memory by default (VITE_BACKEND).
 */
export async function buildWeb(
  folder = DIST,
  { withServer = true }: Parts = {},
): Promise<{ readonly modules: ChunkModules; readonly isFresh: boolean }> {
  readSettings();
  const fingerprint = fingerprintSources();
  const last = lastBuild(folder, { withServer });
  if (last?.fingerprint === fingerprint) return { modules: last.modules, isFresh: false };

  let modules: ChunkModules = {};
  await build({
    root: WEB,
    // The app's configuration knows this mode.
    mode: withServer ? 'production' : 'scripts',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [recordModules((chunks) => (modules = chunks))],
  });
  const built: BuildRecord = { fingerprint, modules };
  writeFileSync(join(folder, RECORD), JSON.stringify(built));
  return { modules, isFresh: true };
}
