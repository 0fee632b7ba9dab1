import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Settings } from '../settings.ts';
import type { Assets, hasDemo, fileAddresses, manifestWords, openRenderer } from '../src/server/entry.ts';
import { SOURCE_LANGUAGE } from './build-languages.ts';
import { contentHashes } from './content-hashes.ts';
import type { HostingFacts } from './content-security-policy.ts';
import { headersOf } from './headers-of.ts';
import { formatHeaders, headerRules } from './headers.ts';
import { netlifyFunction } from './netlify-function.ts';
import { readAssets } from './read-assets.ts';

/** What the bundle of `src/server/entry.ts` exports. */
export interface ServerBundle {
  readonly hasDemo: typeof hasDemo;
  readonly fileAddresses: typeof fileAddresses;
  readonly manifestWords: typeof manifestWords;
  readonly openRenderer: typeof openRenderer;
}

export const SERVER_ENTRY = 'src/server/entry.ts';
/** Beside the pages, as several platforms read it. */
const HEADERS_FILE = '_headers';
const BUNDLE = 'entry.mjs';
const FUNCTION = 'pages.mjs';
/** A page that becomes a file may take long on a busy machine. */
const TIMEOUT_MS = 60_000;
const MANIFEST = 'manifest.webmanifest';
const ASSETS = 'assets.json';
/** The rules of `_headers`, for a server that reads no such file. */
const RULES = 'headers.json';

/** Where the servers are built to, one for each language: beside the files that visitors may download, never among them. */
const serverFolder = (config: ResolvedConfig): string =>
  `${resolve(config.root, config.build.outDir)}-server`;

/** Loads what `buildPages` has built. */
async function loadServer(folder: string): Promise<{ bundle: ServerBundle; assets: Assets }> {
  const at = (file: string) => pathToFileURL(join(folder, file)).href;
  const [bundle, { default: assets }] = await Promise.all([
    import(at(BUNDLE)) as Promise<ServerBundle>, // built from that very file
    import(at(ASSETS), { with: { type: 'json' } }) as Promise<{ default: Assets }>, // written below
  ]);
  return { bundle, assets };
}

const fileOf = (address: string): string => `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * After the app, builds the server that renders its pages, and with it writes the pages that files can hold, and the
 * headers of all. In the mode `scripts` the scripts are all that is built, to be measured.
 */
export function buildPages(
  facts: HostingFacts,
  settings: Pick<Settings, 'backend' | 'places'>,
  language: string,
): Plugin {
  let config: ResolvedConfig;

  async function buildServer(folder: string): Promise<void> {
    await build({
      root: config.root,
      configFile: config.configFile ?? false,
      mode: config.mode,
      logLevel: config.logLevel ?? 'info',
      build: { ssr: SERVER_ENTRY, outDir: folder, emptyOutDir: true },
    });
  }

  return {
    name: 'roborrow:build-pages',
    apply: (_, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && mode !== 'scripts',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const folder = resolve(config.root, config.build.outDir);
        const server = serverFolder(config);
        const found = readAssets(folder, language, settings);
        const rules = headerRules({ ...facts, hashes: contentHashes(found) });
        const headers = formatHeaders(rules);
        if (language === SOURCE_LANGUAGE) rmSync(server, { recursive: true, force: true });
        await buildServer(join(server, language));
        const assets: Assets = { ...found, headers: headersOf(rules, '/') };
        write(join(server, language, ASSETS), JSON.stringify(assets));
        if (language === SOURCE_LANGUAGE) {
          write(join(folder, HEADERS_FILE), headers);
          write(join(server, RULES), JSON.stringify(rules));
          write(join(server, FUNCTION), netlifyFunction(folder));
        } else if (headers !== readFileSync(join(folder, HEADERS_FILE), 'utf8'))
          // One file says what the policy of every page allows.
          throw new Error(`The pages in "${language}" have scripts or styles that the others have not.`);
        await writeFiles(folder);
      },
    },
  };

  async function writeFiles(folder: string): Promise<void> {
    const { bundle, assets } = await loadServer(join(serverFolder(config), language));
    const renderer = bundle.openRenderer({
      assets,
      origin: () => null,
      timeoutMs: TIMEOUT_MS,
      withFrames: bundle.hasDemo,
    });
    const render = bundle.hasDemo ? renderer.respond : renderer.respondWithFrame;
    for (const address of await bundle.fileAddresses()) {
      const page = await render(new Request(new URL(address, 'http://localhost')));
      if (bundle.hasDemo && page.status !== 200) throw new Error(`${address} was answered ${page.status}.`);
      write(join(folder, fileOf(address)), await page.text());
    }
    if (language !== SOURCE_LANGUAGE) {
      const { manifestWords } = bundle;
      const source = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as object; // of the public files
      write(join(folder, manifestWords.start_url, MANIFEST), JSON.stringify({ ...source, ...manifestWords }));
      return;
    }
    if (!bundle.hasDemo) return;
    // Where a server answers, it names the sitemap too: a file would stand in its way.
    const rules = await renderer.respond(new Request('http://localhost/robots.txt'));
    write(join(folder, 'robots.txt'), await rules.text());
  }
}
