import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type BuildOptions } from 'vite';
import { buildPages } from './hosting/build-pages.ts';
import { buildWorker } from './hosting/build-worker.ts';
import { keepSourceMaps } from './hosting/keep-source-maps.ts';
import { serveFunctions } from './hosting/serve-functions.ts';
import { servePages } from './hosting/serve-pages.ts';
import { styleIcons } from './hosting/style-icons.ts';
import { styleSonnerByFile } from './hosting/style-sonner.ts';
import { readOperator } from './operator-settings.ts';
import { hostingFacts, readRelease, readSettings, workerFacts } from './settings.ts';

/** What runs in the browser. */
const CLIENT_BUILD: BuildOptions = {
  target: 'es2023',
  manifest: true,
  // No file names them, and none is published (D786).
  sourcemap: 'hidden',
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: 'src/main.tsx',
    output: {
      codeSplitting: {
        // Chunks follow from what is imported and when, wherever a file lies.
        groups: [
          // What every page loads: packages, which change less often, apart from the frame and Home.
          { name: 'framework', test: /node_modules/, tags: ['$initial'], priority: 2 },
          { name: 'shell', tags: ['$initial'], priority: 1 },
          // Small modules that many later parts need: each alone would be a request.
          { name: 'common', minShareCount: 8, maxModuleSize: 3000 },
        ],
      },
    },
  },
};

/** What renders its pages, in one folder with all that it needs. */
const SERVER_BUILD: BuildOptions = {
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } },
};

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const environment = loadEnv(mode, import.meta.dirname);
  const settings = readSettings(environment);
  const release = readRelease(environment);
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Home is a part of what every page loads: it is where most begin, and all return.
        codeSplittingOptions: { splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined) },
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      styleIcons(),
      styleSonnerByFile(),
      keepSourceMaps(),
      buildWorker(workerFacts(environment)),
      buildPages(hostingFacts(environment), settings),
      serveFunctions(),
      servePages(),
    ],
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __OPERATOR__: JSON.stringify(readOperator(environment)),
      __RELEASE__: JSON.stringify(release),
      __HEARS_FAILURES__: JSON.stringify(release.failures !== null),
      __BACKEND__: JSON.stringify(settings.backend),
      // Vite leaves this to the process that runs the server; without it React runs in development mode.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    // A server renders every page: an unknown address is not Home.
    appType: 'custom',
    build: isSsrBuild ? SERVER_BUILD : CLIENT_BUILD,
    ...(isSsrBuild && { ssr: { noExternal: true } }),
  };
});
