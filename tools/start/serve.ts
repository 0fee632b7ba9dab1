import { join } from 'node:path';
import { buildWeb, DIST } from '../build/build-web.ts';
import { environmentOf } from '../emulators/hosts.ts';
import { startEmulators } from '../emulators/start.ts';
import { webEnvironment } from '../emulators/web-environment.ts';
import { CACHE } from '../workspace/files.ts';
import { serveBuilt } from './serve-built.ts';

/** The demo as files of a plain web server, the demo as `pnpm start` renders it, or rendered on Firebase's emulators. */
export type Served = 'demo' | 'start' | 'firebase';

/** A build on its way to visitors. */
export interface Site {
  /** With a slash at its end. */
  readonly address: string;
  /** The folder that is served. */
  readonly folder: string;
  /** Whether it was built just now. */
  readonly isFresh: boolean;
  readonly close: () => Promise<void>;
}

/** Builds the web app if necessary, and serves it on this machine alone. Rejects with `NoEmulators` where there are none. */
export async function serve(served: Served, choosePort = async (): Promise<number> => 0): Promise<Site> {
  const emulators = served === 'firebase' ? await startEmulators() : null;
  try {
    if (emulators) {
      Object.assign(process.env, environmentOf(emulators.hosts), webEnvironment(emulators.hosts));
      // Firebase's SDK is large, and nothing else needs it.
      const { plantDemo } = await import('./plant-demo.ts');
      await plantDemo();
    }
    const folder = emulators ? join(CACHE, 'web-firebase') : DIST;
    const { isFresh } = await buildWeb(folder);
    const server = await serveBuilt(folder, await choosePort(), served === 'demo');
    return {
      address: server.address,
      folder,
      isFresh,
      close: async () => {
        await server.close();
        await emulators?.stop();
      },
    };
  } catch (error) {
    await emulators?.stop();
    throw error;
  }
}
