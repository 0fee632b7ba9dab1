import type { Plugin, ViteDevServer } from 'vite';
import type { Assets } from '../src/server/entry.ts';
import { asMiddleware } from './as-middleware.ts';
import { SERVER_ENTRY, type ServerBundle } from './build-pages.ts';

const originOf = ({ headers }: Request): string => `http://${headers.get('host') ?? 'localhost'}`;

/** What stands in the pages of the development server: the sources, which it builds when they are asked for. */
const SOURCES: Assets = {
  entry: '/src/main.tsx',
  lateStyles: [],
  embedded: null,
  common: { scripts: [], styles: [] },
  routes: {},
  styles: {},
  headers: {},
};

async function answerFromSources(server: ViteDevServer, request: Request): Promise<Response> {
  // What that module exports.
  const bundle = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as ServerBundle;
  const page = await bundle
    .openRenderer({ assets: SOURCES, origin: originOf, timeoutMs: 60_000 })
    .respond(request);
  const text = await page.text();
  const isPage = page.headers.get('content-type')?.startsWith('text/html') && text !== '';
  return new Response(isPage ? await server.transformIndexHtml(request.url, text) : text, page);
}

/** Answers every address that no source has through the renderer, from its sources. `apps/server` serves what is built. */
export const servePages = (): Plugin => ({
  name: 'roborrow:pages',
  configureServer(server) {
    // After Vite's own, which serve the sources.
    return () => server.middlewares.use(asMiddleware((request) => answerFromSources(server, request)));
  },
});
