import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { preview } from 'vite';
import { buildWeb, DIST } from '../build/build-web.ts';
import { environmentOf } from '../emulators/hosts.ts';
import { startEmulators } from '../emulators/start.ts';
import { webEnvironment } from '../emulators/web-environment.ts';
import { plantDemo } from '../start-firebase/plant-demo.ts';
import { WEB, WORKSPACE } from '../workspace/files.ts';

/** A build on its way to visitors: the demo as files of a plain web server, the demo as `pnpm start` renders it, or rendered on Firebase's emulators. */
export type Served = 'demo' | 'start' | 'firebase';

/** A page with our headers and nothing else, in the folder of a build. */
export const EMPTY = '/empty.html';
const EMPTY_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p>`;

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the web app if necessary, and serves it. Rejects with `NoEmulators` where there are none. */
export async function serve(served: Served): Promise<Site> {
  const emulators = served === 'firebase' ? await startEmulators() : null;
  const outDir = emulators ? join(WORKSPACE, '.cache/web-firebase') : DIST;
  try {
    if (emulators) {
      Object.assign(process.env, environmentOf(emulators.hosts), webEnvironment(emulators.hosts));
      await plantDemo();
    }
    await buildWeb(outDir);
    writeFileSync(join(outDir, EMPTY), EMPTY_PAGE);
    const server = await preview({
      root: WEB,
      logLevel: 'warn',
      mode: served === 'demo' ? 'files' : 'production',
      build: { outDir: relative(WEB, outDir) },
      preview: { port: 0, open: false },
    });
    return {
      address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
      close: async () => {
        await server.close();
        rmSync(join(outDir, EMPTY));
        await emulators?.stop();
      },
    };
  } catch (error) {
    await emulators?.stop();
    throw error;
  }
}
