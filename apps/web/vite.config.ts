import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { prerenderPages } from './hosting/prerender-pages.ts';
import { serveCompressed } from './hosting/serve-compressed.ts';
import { serveFunctions } from './hosting/serve-functions.ts';
import { serveHeaders } from './hosting/serve-headers.ts';
import { styleSonnerByFile } from './hosting/style-sonner.ts';
import { hostingFacts, readSettings } from './settings.ts';

/** What every page needs in any case: in one file it compresses better, and it changes only with its packages. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:router-core|react-router|history|store|react-store|query-core|react-query))\/(?!.*(?:mutationObserver|useMutation|useBlocker|infiniteQueryObserver|useInfiniteQuery))/;

/** The frame around every screen, and Home: the first paint for most, and a dozen tiny files otherwise. */
const SHELL =
  /apps\/web\/src\/(?:services|routes\/-text-params|session\/|features\/(?:layout|home|how-it-works|robot-card|rating|place-input|error)\/(?!UserMenu|StructuredData|SharePreview|MemberArea|MemberTasks|SignedInElsewhere|use-go-back)|queries\/(?:client|places|demo\/demo|robots\/robots|messages\/(?:inbox|message-keys))\.|ui\/(?!Dialog|Notice|Avatar|Spinner|Chip|icon-pictures))/;

/** Small things that several screens need: one file in place of a dozen, each of which would be a request. */
const COMMON =
  /apps\/web\/src\/(?:text\/(?:errors\/(?:robots|reason|not-configured)|toasts|availability|dates)|queries\/users\/users|ui\/(?:Chip|Notice|Avatar|Spinner)\.|features\/layout\/(?:StructuredData|SharePreview|use-origin))|node_modules\/ts-pattern/;

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, import.meta.dirname);
  const settings = readSettings(environment);
  return {
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
      react(),
      styleSonnerByFile(),
      prerenderPages(),
      serveFunctions(),
      serveHeaders(hostingFacts(environment)),
      serveCompressed(),
    ],
    define: { __SETTINGS__: JSON.stringify(settings), __BACKEND__: JSON.stringify(settings.backend) },
    build: {
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'framework', test: FRAMEWORK, priority: 2 },
              { name: 'shell', test: SHELL, priority: 1 },
              { name: 'common', test: COMMON, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
});
