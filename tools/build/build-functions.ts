import { join } from 'node:path';
import { build } from 'vite';
import { WORKSPACE } from '../workspace/files.ts';

/** Bundles the HTTP functions into apps/functions/dist, which the hosting platform deploys. */
export const buildFunctions = async (): Promise<void> => {
  await build({ root: join(WORKSPACE, 'apps/functions'), logLevel: 'warn' });
};
