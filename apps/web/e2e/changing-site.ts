import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { headersOf } from '../hosting/headers-of.ts';
import { parseHeaders } from '../hosting/headers.ts';

const DIST = join(import.meta.dirname, '../dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/** In a later deployment scripts and styles have other names, everywhere, and those of an earlier one are gone. */
const NAMED = /assets\/(?=[\w.-]+\.(?:js|css)\b)/g;

/** A web server with the files of the build, whose deployment a test changes, beneath a service worker and all. */
export interface ChangingSite {
  readonly origin: string;
  /** The number of the deployment, from 1 on. */
  deployment: number;
  /** `null` for a deployment without one: then there is no such file. */
  worker: string | null;
  /** What becomes of requests for pages. Those of `hold` are answered when `release` is called. */
  pages: 'answer' | 'hold' | 'refuse';
  release(): void;
  close(): Promise<void>;
}

function fileFor(path: string): string | null {
  const file = [path, `${path}.html`, `${path}index.html`]
    .map((name) => join(DIST, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  return file ?? (path.includes('.') || path.startsWith('/assets/') ? null : join(DIST, 'index.html'));
}

/** Opens the site on a free port of this machine. */
export async function openChangingSite(): Promise<ChangingSite> {
  const rules = parseHeaders(readFileSync(join(DIST, '_headers'), 'utf8'));
  const state = {
    deployment: 1,
    worker: readFileSync(join(DIST, 'sw.js'), 'utf8') as string | null,
    pages: 'answer' as ChangingSite['pages'],
  };
  /** The folder that scripts and styles have in a deployment. */
  const folder = () => (state.deployment === 1 ? 'assets/' : `assets/${state.deployment}/`);

  let held: (() => void)[] = [];

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersOf(rules, pathname))) response.setHeader(name, value);
    if (pathname === '/sw.js') {
      if (state.worker === null) response.writeHead(404).end();
      else response.setHeader('Content-Type', 'text/javascript').end(state.worker);
      return;
    }
    const isCode = /^\/assets\/.*\.(?:js|css)$/.test(pathname);
    const [, name = null] = pathname.split(`/${folder()}`);
    const file = isCode ? name && !name.includes('/') && fileFor(`/assets/${name}`) : fileFor(pathname);
    if (!file) {
      response.removeHeader('Cache-Control');
      response.writeHead(404).end();
      return;
    }
    const type = extname(file);
    if (type === '.html' && state.pages === 'refuse') return void request.socket.destroy();
    response.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream');
    if (type === '.html') response.setHeader('Cache-Control', 'no-cache');
    const isText = type === '.html' || type === '.js';
    const answer = () =>
      void response.end(isText ? readFileSync(file, 'utf8').replaceAll(NAMED, folder()) : readFileSync(file));
    if (type === '.html' && state.pages === 'hold') held.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;

  return Object.assign(state, {
    origin: `http://localhost:${port}`,
    release: () => {
      state.pages = 'answer';
      for (const answer of held) answer();
      held = [];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
