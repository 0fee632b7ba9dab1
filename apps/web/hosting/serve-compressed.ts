import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** By the name that browsers and servers have for them; the first that a browser takes is used. */
const ENCODINGS: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => gzipSync(text),
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
    const compress = (file: string, encoding: string, by: (text: Buffer) => Buffer): Buffer => {
      const key = `${encoding} ${file}`;
      const known = compressed.get(key) ?? by(readFileSync(file));
      compressed.set(key, known);
      return known;
    };

    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = fileOf(pathname);
      const type = TYPES[extname(file)];
      const accepted = String(request.headers['accept-encoding']).split(/[\s,;]+/);
      const [encoding, by] = Object.entries(ENCODINGS).find(([name]) => accepted.includes(name)) ?? [];
      if (request.method !== 'GET' || type === undefined || encoding === undefined || by === undefined)
        return next();
      // As these platforms say of what no rule speaks of.
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Vary', 'Accept-Encoding');
      response.end(compress(file, encoding, by));
    });
  },
});
