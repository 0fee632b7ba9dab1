import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { pathOf } from './path-of.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** What a browser takes and this server makes, by the name that both have for it. */
export type Encoding = 'br' | 'gzip';

/** For files, which are compressed once. */
const THOROUGH = 9;

/** The first encoding that the browser takes, which its header Accept-Encoding says. */
export function encodingFor(header: string | null | undefined): Encoding | null {
  const accepted = (header ?? '').split(/[\s,;]+/);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? null;
}

export const compress = (content: Buffer, encoding: Encoding, quality: number): Buffer<ArrayBuffer> =>
  encoding === 'br'
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : gzipSync(content);

/** Makes the preview server compress the files that every hosting platform compresses, so that it can be measured. */
export const serveCompressed = (): Plugin => ({
  name: 'roborrow:compressed',
  configurePreviewServer({ config, middlewares }) {
    const folder = join(config.root, config.build.outDir);
    const compressed = new Map<string, Buffer>();

    middlewares.use((request, response, next) => {
      const file = join(folder, pathOf(request.url));
      const type = TYPES[extname(file)];
      const encoding = encodingFor(String(request.headers['accept-encoding']));
      if (request.method !== 'GET' || !type || !encoding || !existsSync(file) || !statSync(file).isFile())
        return next();
      const key = `${encoding} ${file}`;
      const body = compressed.get(key) ?? compress(readFileSync(file), encoding, THOROUGH);
      compressed.set(key, body);
      // As these platforms say of what no rule speaks of.
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Vary', 'Accept-Encoding');
      response.end(body);
    });
  },
});
