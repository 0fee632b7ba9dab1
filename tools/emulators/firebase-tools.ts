import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runNode } from '../workspace/programs.ts';

const FOLDER = fileURLToPath(new URL('firebase-tools', import.meta.url));

const MODULES = join(FOLDER, 'node_modules');
const MANIFESTS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

const isInstalled = (): boolean => existsSync(join(MODULES, 'firebase-tools/package.json'));

/** pnpm sets this variable for the programs that it runs; other programs use npm to run pnpm. */
function runPnpm(args: readonly string[], cwd: string) {
  const { npm_execpath: pnpm = '' } = process.env;
  if (/pnpm\.[cm]?js$/.test(pnpm)) return runNode(pnpm, args, { cwd });
  return pnpm.endsWith('pnpm')
    ? run(pnpm, args, { cwd })
    : run('npx', ['--yes', 'pnpm@12.21.0', ...args], { cwd });
}

/**
 * Installs firebase-tools with its own lockfile if it is missing. Rejects with pnpm's message. It installs
 * into a temporary folder and then renames it, because several programs may install at the same time.
 */
export async function ensureFirebaseTools(say: (line: string) => void): Promise<void> {
  if (isInstalled()) return;
  say(
    'Installing firebase-tools for the Auth and Storage emulators: once, 220 MB, below half a minute or so.',
  );
  const aside = mkdtempSync(join(FOLDER, '.installing-'));
  try {
    for (const name of MANIFESTS) copyFileSync(join(FOLDER, name), join(aside, name));
    const { code, stdout, stderr } = await runPnpm(['install', '--frozen-lockfile'], aside);
    if (code !== 0) throw new Error(`firebase-tools could not be installed. ${stdout}${stderr}`);
    if (!isInstalled()) {
      rmSync(MODULES, { recursive: true, force: true });
      renameSync(join(aside, 'node_modules'), MODULES);
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const resolveIn = createRequire(join(FOLDER, 'package.json'));

/** Loads one of its modules. They have no types, so the caller states the type. */
export const loadFirebaseTools = (path: string): unknown =>
  resolveIn(`firebase-tools/lib/${path}`) as unknown;

/** The `firebase` command. */
export const firebaseCommand = (): string => resolveIn.resolve('firebase-tools/lib/bin/firebase.js');
