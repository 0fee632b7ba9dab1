import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Assets, Renderer } from '../src/server/entry.ts';
import { loadServer, SERVER_ENTRY, serverFolder, type ServerBundle } from './build-pages.ts';
import { compress, encodingFor } from './serve-compressed.ts';
import { FILES_ALONE } from './serve-files.ts';

/** For pages, which are compressed for one reader each. */
const QUICK = 4;
const BAD_REQUEST = 400;

const originOf = ({ headers }: Request): string => `http://${headers.get('host') ?? 'localhost'}`;

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage): Request {
  const host = headers.host ?? 'localhost';
  return new Request(new URL(url, `http://${host}`), { method, headers: { host } });
}

async function answer(
  renderer: Renderer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  let request;
  try {
    request = toRequest(incoming);
  } catch {
    // A method or an address that the platform refuses to put into a Request.
    outgoing.writeHead(BAD_REQUEST).end();
    return;
  }
  const page = await renderer.respond(request);
  const headers = Object.fromEntries(page.headers);
  const content = Buffer.from(await page.arrayBuffer());
  const encoding = encodingFor(incoming);
  if (encoding === null || content.length === 0) {
    outgoing.writeHead(page.status, headers).end(content);
    return;
  }
  outgoing
    .writeHead(page.status, { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' })
    .end(compress(content, encoding, QUICK));
}

/** What stands in the pages of the development server: the sources, which it builds when they are asked for. */
const SOURCES: Assets = {
  entry: '/src/main.tsx',
  lateStyles: [],
  common: { scripts: [], styles: [] },
  routes: {},
  styles: {},
  headers: {},
};

async function answerFromSources(
  server: ViteDevServer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // What that module exports.
  const bundle = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as ServerBundle;
  const page = await bundle
    .openRenderer({ assets: SOURCES, origin: originOf, patience: 60_000 })
    .respond(toRequest(incoming));
  const text = await page.text();
  const isPage = page.headers.get('content-type')?.startsWith('text/html') && text !== '';
  outgoing
    .writeHead(page.status, Object.fromEntries(page.headers))
    .end(isPage ? await server.transformIndexHtml(incoming.url ?? '/', text) : text);
}

/** Answers every address that no file has through the renderer: the built one, or in development its sources. */
export const servePages = (): Plugin => ({
  name: 'roborrow:pages',
  configureServer(server) {
    // After Vite's own, which serve the sources.
    return () =>
      server.middlewares.use((incoming, outgoing, next) => {
        answerFromSources(server, incoming, outgoing).catch(next);
      });
  },
  configurePreviewServer({ config, middlewares }) {
    if (config.mode === FILES_ALONE) return;
    const folder = join(config.root, config.build.outDir);
    const opening = loadServer(serverFolder(config)).then(({ bundle, assets }) =>
      bundle.openRenderer({ assets, origin: originOf }),
    );
    const isFile = (url: string): boolean => {
      const file = join(folder, decodeURI(new URL(url, 'http://localhost').pathname));
      return existsSync(file) && statSync(file).isFile();
    };
    middlewares.use((incoming, outgoing, next) => {
      try {
        if (isFile(incoming.url ?? '/')) return next();
      } catch {
        // No file has an address that cannot be read.
      }
      opening.then((renderer) => answer(renderer, incoming, outgoing)).catch(next);
    });
  },
});
