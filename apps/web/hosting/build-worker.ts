import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';

/** The address at which browsers look for a newer worker, for good. */
export const WORKER_FILE = 'sw.js';

export interface WorkerFacts {
  /** false builds the worker that takes itself away (VITE_OFFLINE). */
  readonly isWanted: boolean;
  /** Other origins whose pictures every visitor may see. */
  readonly pictureHosts: readonly string[];
}

/** How the service worker is built: one file, which needs no other. */
export const workerBuild = ({ isWanted, pictureHosts }: WorkerFacts): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  define: { __PICTURE_HOSTS__: JSON.stringify(pictureHosts) },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, `../worker/${isWanted ? 'main' : 'retire'}.ts`),
      // Not every browser runs a worker that is a module.
      output: { format: 'iife', entryFileNames: WORKER_FILE },
    },
  },
});

/** After the app, builds the service worker, beside the pages. */
export function buildWorker(facts: WorkerFacts): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'roborrow:build-worker',
    apply: (_, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && mode !== 'scripts',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return;
        const worker = workerBuild(facts);
        await build({
          ...worker,
          root: config.root,
          build: { ...worker.build, outDir: resolve(config.root, config.build.outDir) },
        });
      },
    },
  };
}
