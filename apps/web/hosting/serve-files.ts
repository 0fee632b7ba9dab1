import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `vite preview --mode files` answers with the files of the build alone, as any web server does (docs/deployment.md). */
export const FILES_ALONE = 'files';

/** The file for an address: of that name, or a page of that name, or Home's. */
function fileFor(folder: string, url: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  const isFile = (name: string): boolean => {
    const file = join(folder, decodeURI(name));
    return existsSync(file) && statSync(file).isFile();
  };
  try {
    return [pathname, `${pathname}.html`].find(isFile) ?? '/index.html';
  } catch {
    return '/index.html'; // an address that cannot be read
  }
}

/** Leads each address to its file. Headers are found by the address before. */
export const serveFiles = (): Plugin => ({
  name: 'roborrow:files',
  configurePreviewServer({ config, middlewares }) {
    if (config.mode !== FILES_ALONE) return;
    const folder = join(config.root, config.build.outDir);
    middlewares.use((request, _response, next) => {
      request.url = fileFor(folder, request.url ?? '/');
      next();
    });
  },
});
