import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { WORKSPACE } from '../workspace/files.ts';
import { DIST } from './build-web.ts';

const FUNCTIONS = join(WORKSPACE, 'apps/functions');

/** Bundles the HTTP functions into apps/functions/dist, which the hosting platform deploys. */
export const buildFunctions = async (): Promise<void> => {
  await build({ root: FUNCTIONS, logLevel: 'warn' });
};

/** Bundles the server that runs a build anywhere (`pnpm serve`) into apps/server/dist. */
export const buildServer = async (): Promise<void> => {
  await build({ root: join(WORKSPACE, 'apps/server'), logLevel: 'warn' });
};

/** Puts the function that renders pages beside them, in a folder of its name, once the web app is built. */
export const addPagesFunction = (): void => {
  cpSync(`${DIST}-server`, join(FUNCTIONS, 'dist/pages'), { recursive: true });
};
