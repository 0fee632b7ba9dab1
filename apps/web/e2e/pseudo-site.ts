import { spawn } from 'node:child_process';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(WEB, 'dist');
const FOLDER = join(WEB, '../../.cache/web-pseudo');

/** Resolves when a program has ended well. */
const ended = (program: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`It ended with ${code}.`))));
  });

/** Builds the app in the made-up language, in the place of English, beside what a build has in every language (D846). */
export async function buildPseudo(): Promise<string> {
  for (const folder of [FOLDER, `${FOLDER}-server`]) rmSync(folder, { recursive: true, force: true });
  const isOfAll = (path: string) => !/\/es$|\.html$/.test(path);
  cpSync(DIST, FOLDER, { recursive: true, filter: isOfAll });
  cpSync(join(`${DIST}-server`, 'headers.json'), join(`${FOLDER}-server`, 'headers.json'));
  await ended(
    spawn(
      process.execPath,
      [join(WEB, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--outDir', FOLDER],
      {
        cwd: WEB,
        env: { ...process.env, BUILD_LANGUAGE: 'pseudo', VITE_BACKEND: 'in-memory' },
        stdio: 'inherit',
      },
    ),
  );
  renameSync(`${FOLDER}-server/pseudo`, `${FOLDER}-server/en`);
  return FOLDER;
}
