import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersOf, parseHeaders } from './headers.ts';
import { HEADERS_FILE } from './build-pages.ts';
import { pathOf } from './path-of.ts';

const HASHED = '/assets/';

/** Makes the preview server send the headers that the build wrote beside its pages. */
export const serveHeaders = (): Plugin => ({
  name: 'roborrow:headers',
  configurePreviewServer({ config, middlewares }) {
    const folder = join(config.root, config.build.outDir);
    const rules = parseHeaders(readFileSync(join(folder, HEADERS_FILE), 'utf8'));
    middlewares.use((request, response, next) => {
      const path = pathOf(request.url);
      for (const [name, value] of Object.entries(headersOf(rules, path))) response.setHeader(name, value);
      // As on the hosting platform: a script that is gone is not found, and no page in its place.
      if (path.startsWith(HASHED) && !existsSync(join(folder, path))) {
        response.removeHeader('Cache-Control');
        response.writeHead(404).end();
        return;
      }
      next();
    });
  },
});
