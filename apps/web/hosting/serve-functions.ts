import { fileURLToPath } from 'node:url';
import type { HttpFunction } from '@roborrow/functions';
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { asMiddleware } from './as-middleware.ts';

const FOLDER = '/.netlify/functions/';

/** Where each function is. With emulators there are functions for them, and a page that shows the mails. */
const modules = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      health: '/netlify/health.ts',
      geocode: '/netlify/geocode.ts',
      'places-autocomplete': '/netlify/places-autocomplete.ts',
      notices: '/netlify/notices.ts',
      unsubscribe: '/netlify/unsubscribe.ts',
      operator: '/netlify/operator.ts',
      unfound: '/netlify/unfound.ts',
      ...(process.env['FIRESTORE_EMULATOR_HOST'] && {
        notices: '/testing/emulated/notices.ts',
        unsubscribe: '/testing/emulated/unsubscribe.ts',
        operator: '/testing/emulated/operator.ts',
        unfound: '/testing/emulated/unfound.ts',
        mails: '/testing/emulated/mails.ts',
      }),
    }),
  );

/** Loads the functions from their sources, which Node cannot read by itself. */
const startLoader = (): Promise<ViteDevServer> =>
  createServer({
    root: fileURLToPath(new URL('../../functions', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });

/** Serves the HTTP functions, in development, under the addresses that they have in production, through the very same handlers. */
export function serveFunctions(): Plugin {
  let loader: Promise<ViteDevServer> | null = null;

  const load = async (module: string): Promise<HttpFunction> => {
    const server = await (loader ??= startLoader());
    // What these files export is what the functions' own types say.
    return ((await server.ssrLoadModule(module)) as { default: HttpFunction }).default;
  };

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const name = request.url?.startsWith(FOLDER)
      ? (/^[\w-]+/.exec(request.url.slice(FOLDER.length))?.[0] ?? '')
      : null;
    if (name === null) return next();
    const module = modules().get(name);
    if (module === undefined) {
      response.writeHead(404).end();
      return;
    }
    asMiddleware(async (question) => (await load(module))(question))(request, response, next);
  };

  const stop = async (): Promise<void> => {
    const server = await loader;
    loader = null;
    await server?.close();
  };

  return {
    name: 'roborrow:functions',
    configureServer(server) {
      server.middlewares.use(middleware);
      server.httpServer?.once('close', () => void stop());
    },
  };
}
