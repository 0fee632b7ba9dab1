import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Makes the preview server compress what every hosting platform compresses, so that it can be measured. */
export const serveCompressed = (): Plugin => ({
  name: 'roborrow:compressed',
  configurePreviewServer({ config, middlewares }) {
    const folder = join(config.root, config.build.outDir);
    const compressed = new Map<string, Buffer>();

    const fileOf = (path: string): string => {
      const files = [path, `${path}.html`].map((name) => join(folder, name));
      return files.find((file) => existsSync(file) && statSync(file).isFile()) ?? join(folder, 'index.html');
    };
    const compress = (file: string): Buffer => {
      const known = compressed.get(file) ?? gzipSync(readFileSync(file));
      compressed.set(file, known);
      return known;
    };

    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = fileOf(pathname);
      const type = TYPES[extname(file)];
      const isAsked = request.method === 'GET' && String(request.headers['accept-encoding']).includes('gzip');
      if (!isAsked || type === undefined) return next();
      // As these platforms say of what no rule speaks of.
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', 'gzip');
      response.setHeader('Vary', 'Accept-Encoding');
      response.end(compress(file));
    });
  },
});
