import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type BuildOptions } from 'vite';
import { buildPages } from './hosting/build-pages.ts';
import { buildWorker } from './hosting/build-worker.ts';
import { serveCompressed } from './hosting/serve-compressed.ts';
import { serveFiles } from './hosting/serve-files.ts';
import { serveFunctions } from './hosting/serve-functions.ts';
import { serveHeaders } from './hosting/serve-headers.ts';
import { servePages } from './hosting/serve-pages.ts';
import { styleIcons } from './hosting/style-icons.ts';
import { styleSonnerByFile } from './hosting/style-sonner.ts';
import { hostingFacts, readSettings, workerFacts } from './settings.ts';

/** What every page needs in any case: in one file it compresses better, and it changes only with its packages. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:router-core|react-router|history|store|react-store|query-core|react-query))\/(?!.*(?:mutationObserver|useMutation|useBlocker|infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries))/;

/** The frame around every screen, and Home: the first paint for most, and a dozen tiny files otherwise. */
const SHELL =
  /apps\/web\/src\/(?:services|routes\/-text-params|session\/(?!other-tabs|member-locks)|features\/(?:layout|home|how-it-works|robot-card|heart|rating|place-input|known-place|error)\/(?!ask-for-my-town|UserMenu|StructuredData|MemberArea|MemberTasks|SignedInElsewhere|WhySignedOut|ContinueHere|lazy-continue-here|use-go-back)|queries\/(?:client|places\/places|demo\/demo|robots\/(?:robots|near-robots)|saved\/hearts|messages\/(?:inbox|message-keys))\.|ui\/(?!Dialog|Notice|Avatar|Spinner|Chip|icon-pictures|use-near-sight))/;

/** Small things that several screens need: one file in place of a dozen, each of which would be a request. */
const COMMON =
  /packages\/text\/src\/(?:errors\/(?:robots|reason|not-configured)|toasts|availability|dates)\.|apps\/web\/src\/(?:queries\/users\/users|ui\/(?:Chip|Notice|Avatar|Spinner)\.|features\/(?:layout\/StructuredData|offline\/(?:connection|kept)\.))|node_modules\/ts-pattern/;

/** Requests for dates, which the embedded backend, a robot's page and messages need. */
const DATES = /packages\/domain\/src\/(?:dates\/|robots\/rental-length)/;

/** What a backend checks before it stores something, and a few forms too: a file each would be nine requests more. */
const RECORDS =
  /packages\/domain\/src\/(?:geo\/(?:coordinates|search-area)|images\/image-rules|messaging\/reply-times|ports\/operation-timeout|newest-first|reports\/report|saved\/(?:saved|merge-saved)|users\/(?:email|login|profile|profile-rules))\.ts/;

/** How a tab without a user knows of people in other tabs. */
const ELSEWHERE =
  /apps\/web\/src\/(?:session\/member-locks|queries\/users\/signed-in-elsewhere|features\/layout\/SignedInElsewhere)\./;

/** What runs in the browser. */
const CLIENT_BUILD: BuildOptions = {
  target: 'es2023',
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: 'src/main.tsx',
    output: {
      codeSplitting: {
        groups: [
          { name: 'framework', test: FRAMEWORK, priority: 2 },
          { name: 'shell', test: SHELL, priority: 1 },
          { name: 'common', test: COMMON, minShareCount: 2 },
          { name: 'dates', test: DATES },
          { name: 'records', test: RECORDS },
          { name: 'elsewhere', test: ELSEWHERE },
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
  return {
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
      react(),
      styleIcons(),
      styleSonnerByFile(),
      buildWorker(workerFacts(environment)),
      buildPages(hostingFacts(environment), settings),
      serveFunctions(),
      serveHeaders(),
      serveFiles(),
      serveCompressed(),
      servePages(),
    ],
    define: {
      __SETTINGS__: JSON.stringify(settings),
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
