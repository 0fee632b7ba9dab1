import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import type { RenderedPage } from '../src/prerender.tsx';
import { fillPage } from './fill-page.ts';

/** Home's, and the page of every address that has none of its own. */
const PAGE = 'index.html';

const fileOf = (address: string): string => (address === '/' ? PAGE : `${address.slice(1)}.html`);

async function render(config: ResolvedConfig): Promise<readonly RenderedPage[]> {
  const server = await createServer({
    root: config.root,
    configFile: config.configFile ?? false,
    mode: config.mode,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    // What that module exports.
    const app = (await server.ssrLoadModule('/src/prerender.tsx')) as {
      renderPages: () => Promise<readonly RenderedPage[]>;
    };
    return await app.renderPages();
  } finally {
    await server.close();
  }
}

/** Writes the pages that can be seen before any script has arrived, each into a file of its own. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'roborrow:prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle[PAGE];
        if (template?.type !== 'asset') throw new Error('The build has no page.');
        const empty = String(template.source);
        for (const page of await render(config)) {
          const source = fillPage(empty, page, bundle);
          if (page.address === '/') template.source = source;
          else this.emitFile({ type: 'asset', fileName: fileOf(page.address), source });
        }
      },
    },
  };
}
