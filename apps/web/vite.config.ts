import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  loadEnv,
  type BuildOptions,
} from 'vite';
import { buildPages } from './hosting/build-pages.ts';
import { buildLanguages, builtLanguage, SOURCE_LANGUAGE } from './hosting/build-languages.ts';
import { buildWorker } from './hosting/build-worker.ts';
import { keepSourceMaps } from './hosting/keep-source-maps.ts';
import { serveFunctions } from './hosting/serve-functions.ts';
import { servePages } from './hosting/serve-pages.ts';
import { styleIcons } from './hosting/style-icons.ts';
import { styleSonnerByFile } from './hosting/style-sonner.ts';
import { manifestOf } from './hosting/read-assets.ts';
import { readOperator } from './operator-settings.ts';
import { hostingFacts, readRelease, readSettings, workerFacts } from './settings.ts';

/** What runs in the browser. */
const CLIENT_BUILD: BuildOptions = {
  target: 'es2023',
  manifest: manifestOf(SOURCE_LANGUAGE),
  // No file names them, and none is published (D786).
  sourcemap: 'hidden',
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: 'src/main.tsx',
    // The builds of the languages and of the server run within it, which is reported as a slow plugin.
    checks: { bundlerTimings: false },
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

/** The app in another language: into the same folder, where it shares the files that hold no words. */
const besideSource = (language: string): BuildOptions => ({
  ...CLIENT_BUILD,
  manifest: manifestOf(language),
  emptyOutDir: false,
  copyPublicDir: false,
});

/** What renders its pages, in one folder with all that it needs. */
const SERVER_BUILD: BuildOptions = {
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } },
};

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const environment = loadEnv(mode, join(import.meta.dirname, '../..'));
  const settings = readSettings(environment);
  const release = readRelease(environment);
  const language = builtLanguage();
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
      language === SOURCE_LANGUAGE && buildWorker(workerFacts(environment)),
      buildPages(hostingFacts(environment), settings, language),
      buildLanguages(language),
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
    // The words are those of one language, by the condition of its name (packages/messages).
    resolve: { conditions: [language, ...defaultClientConditions] },
    ssr: {
      resolve: { conditions: [language, ...defaultServerConditions] },
      ...(isSsrBuild && { noExternal: true as const }),
    },
    build: isSsrBuild ? SERVER_BUILD : language === SOURCE_LANGUAGE ? CLIENT_BUILD : besideSource(language),
  };
});
