import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { HostingFacts } from './content-security-policy.ts';
import { hashesIn } from './page-hashes.ts';
import { formatHeaders, headerRules, headersOf, parseHeaders } from './headers.ts';

const FILE = '_headers';
const HASHED = '/assets/';

const pathOf = (url = '/'): string => new URL(url, 'http://localhost').pathname;

/** Writes the headers beside the built page, and makes the preview server send exactly those that were written. */
export function serveHeaders(facts: HostingFacts): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'roborrow:headers',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // By then the pages are finished.
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
        );
        if (pages.length === 0) return;
        const rules = headerRules({ ...facts, hashes: hashesIn(pages.join('\n')) });
        this.emitFile({ type: 'asset', fileName: FILE, source: formatHeaders(rules) });
      },
    },
    configurePreviewServer(server) {
      const folder = join(config.root, config.build.outDir);
      const rules = parseHeaders(readFileSync(join(folder, FILE), 'utf8'));
      server.middlewares.use((request, response, next) => {
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
  };
}
