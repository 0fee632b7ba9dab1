import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Assets } from '../src/server/entry.ts';
import { asMiddleware } from './as-middleware.ts';
import { loadServer, SERVER_ENTRY, serverFolder, type ServerBundle } from './build-pages.ts';
import { pathOf } from './path-of.ts';
import { compress, encodingFor } from './serve-compressed.ts';
import { FILES_ALONE } from './serve-files.ts';

/** For pages, which are compressed for one reader each. */
const QUICK = 4;

const ROBOTS_TXT = '/robots.txt';

const originOf = ({ headers }: Request): string => `http://${headers.get('host') ?? 'localhost'}`;

/** The same page in the encoding that its reader takes. */
async function compressed(page: Response, { headers }: Request): Promise<Response> {
  const content = Buffer.from(await page.arrayBuffer());
  const encoding = encodingFor(headers.get('accept-encoding'));
  if (encoding === null || content.length === 0) return new Response(content, page);
  const encoded = new Response(compress(content, encoding, QUICK), page);
  encoded.headers.set('Content-Encoding', encoding);
  encoded.headers.set('Vary', 'Accept-Encoding');
  return encoded;
}

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

/** Answers every address that no file has through the renderer: the built one, or in development its sources. */
export const servePages = (): Plugin => ({
  name: 'roborrow:pages',
  configureServer(server) {
    // After Vite's own, which serve the sources.
    return () => server.middlewares.use(asMiddleware((request) => answerFromSources(server, request)));
  },
  configurePreviewServer({ config, middlewares }) {
    if (config.mode === FILES_ALONE) return;
    const folder = join(config.root, config.build.outDir);
    const opening = loadServer(serverFolder(config)).then(({ bundle, assets }) =>
      bundle.openRenderer({ assets, origin: originOf, withFrames: bundle.hasDemo }),
    );
    const answer = asMiddleware(async (request) =>
      compressed(await (await opening).respond(request), request),
    );
    const isFile = (url?: string): boolean => {
      // The file was written for a site at an unknown address, and names no sitemap (D313).
      if (pathOf(url) === ROBOTS_TXT) return false;
      const file = join(folder, decodeURI(pathOf(url)));
      return existsSync(file) && statSync(file).isFile();
    };
    middlewares.use((incoming, outgoing, next) => {
      try {
        if (isFile(incoming.url)) return next();
      } catch {
        // No file has an address that cannot be read.
      }
      answer(incoming, outgoing, next);
    });
  },
});
