import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Build } from '../src/build.ts';

/** The files of a build in a folder of its own, with headers like those of production, and pages that say their address. */
export function smallBuild(
  files: Readonly<Record<string, string>>,
  respond = async (request: Request): Promise<Response> =>
    new Response(`<p>${new URL(request.url).pathname}</p>`.repeat(50), {
      status: request.url.endsWith('/none') ? 404 : 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
    }),
  warmUp = async (): Promise<void> => {},
): { readonly build: Build; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const build: Build = {
    folder,
    headersOf: (path) => ({
      'Content-Security-Policy': "default-src 'self'",
      ...(path.startsWith('/assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    }),
    pageOf: (path) => (path.startsWith('/robots/') ? '/robots/$id' : 'none'),
    openRenderer: () => ({ respond, warmUp }),
  };
  return { build, remove: () => rmSync(folder, { recursive: true }) };
}
