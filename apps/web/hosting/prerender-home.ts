import { createServer, type Plugin, type ResolvedConfig } from 'vite';

/** What React hoists into the head, which stands in front of everything else. */
const HOISTED = /^(?:<link [^>]*>|<title>[^<]*<\/title>|<meta [^>]*>)*/;
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

async function render(config: ResolvedConfig): Promise<string> {
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
    const app = (await server.ssrLoadModule('/src/prerender.tsx')) as { prerenderHome: () => Promise<string> };
    return await app.prerenderHome();
  } finally {
    await server.close();
  }
}

/**
 * Puts Home as it is before anything has been loaded into the built page, and the styles that it needs with it, so that
 * it can be seen before any script has arrived.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'roborrow:prerender-home',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        const home = await render(config);
        const hoisted = HOISTED.exec(home)?.[0] ?? '';
        const [link = '', file = ''] = STYLESHEET.exec(page) ?? [];
        const styles = bundle?.[file];
        if (styles?.type !== 'asset') throw new Error('The page has no stylesheet.');
        // Parts that are loaded later look whether the file is there already.
        const inlined = `<style>${String(styles.source)}</style>${link.replace('<link', '<link disabled')}`;
        return page
          .replace(link, () => inlined)
          .replace('</head>', () => `${hoisted}</head>`)
          .replace('<div id="root">', () => `<div id="root">${home.slice(hoisted.length)}`);
      },
    },
  };
}
