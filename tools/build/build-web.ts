import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { WORKSPACE } from '../workspace/files.ts';
import { fingerprintSources } from './fingerprint.ts';
import { recordModules, type ChunkModules } from './record-modules.ts';

export const WEB = join(WORKSPACE, 'apps/web');
export const DIST = join(WEB, 'dist');

/** Beside Vite's manifest and, like everything in dist, removed by the next build. */
const RECORD = join(DIST, '.vite/build-record.json');

export interface BuildRecord {
  readonly fingerprint: string;
  readonly modules: ChunkModules;
}

function lastBuild(): BuildRecord | null {
  if (!existsSync(RECORD)) return null;
  return JSON.parse(readFileSync(RECORD, 'utf8')) as BuildRecord; // written below
}

/** Builds the web app for production, unless nothing has changed since the last build. In-memory unless VITE_BACKEND says otherwise. */
export async function buildWeb(): Promise<{ readonly modules: ChunkModules; readonly isFresh: boolean }> {
  process.env['VITE_BACKEND'] ??= 'in-memory';
  const fingerprint = fingerprintSources();
  const last = lastBuild();
  if (last?.fingerprint === fingerprint) return { modules: last.modules, isFresh: false };

  let modules: ChunkModules = {};
  await build({
    root: WEB,
    logLevel: 'warn',
    build: { manifest: true },
    plugins: [recordModules((chunks) => (modules = chunks))],
  });
  const record: BuildRecord = { fingerprint, modules };
  writeFileSync(RECORD, JSON.stringify(record));
  return { modules, isFresh: true };
}
