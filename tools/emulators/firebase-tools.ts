import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runNode } from '../workspace/programs.ts';

const FOLDER = fileURLToPath(new URL('firebase-tools', import.meta.url));

/** By its own lockfile, which is older than nothing: what is installed is what was tried. */
const INSTALL = ['install', '--frozen-lockfile'];

const isInstalled = (): boolean => existsSync(join(FOLDER, 'node_modules/firebase-tools/package.json'));

/** pnpm runs most programs here and names itself; a program started without it asks npm for one. */
function runPnpm(args: readonly string[]) {
  const { npm_execpath: pnpm = '' } = process.env;
  if (/pnpm\.c?js$/.test(pnpm)) return runNode(pnpm, args, { cwd: FOLDER });
  return pnpm.endsWith('pnpm')
    ? run(pnpm, args, { cwd: FOLDER })
    : run('npx', ['--yes', 'pnpm@12.21.0', ...args], { cwd: FOLDER });
}

/** Installs firebase-tools unless it is there. Rejects with what pnpm says when it cannot. */
export async function ensureFirebaseTools(say: (line: string) => void): Promise<void> {
  if (isInstalled()) return;
  say(
    'Installing firebase-tools for the Auth and Storage emulators: once, 220 MB, below half a minute on a good line.',
  );
  const { code, stdout, stderr } = await runPnpm(INSTALL);
  if (code !== 0 || !isInstalled())
    throw new Error(`firebase-tools could not be installed. ${stdout}${stderr}`);
}

const resolveIn = createRequire(join(FOLDER, 'package.json'));

/** One of its modules. They are written in JavaScript without types: the caller says what it takes it for. */
export const loadFirebaseTools = (path: string): unknown =>
  resolveIn(`firebase-tools/lib/${path}`) as unknown;

/** The `firebase` command. */
export const firebaseCommand = (): string => resolveIn.resolve('firebase-tools/lib/bin/firebase.js');
