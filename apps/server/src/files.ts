import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Names that hold a hash: what is gone is gone, and no page takes its place. */
export const HASHED = '/assets/';
/** Written beside the pages for platforms and tools, not for visitors; no file is above its folder. */
const HIDDEN = /^\/[._]|\/\.|\\/;
/** What the renderer answers better than the file, which was written for a site at an unknown address (D313). */
const RENDERED = '/robots.txt';

/** Which files of a build are sent. */
export interface FileOptions {
  readonly folder: string;
  /** Nothing else answers: an address without a file has the page of that name, or Home's (docs/deployment.md). */
  readonly isAlone: boolean;
}

function readable(path: string): string | null {
  try {
    const name = decodeURI(path);
    return HIDDEN.test(name) ? null : name;
  } catch {
    return null; // no file has an address that cannot be read
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // there is none, or no file can have this name
  }
}

/** Sends the files of a build, with ETags and ranges; an address without one goes on to whoever is next. */
export function files({ folder, isAlone }: FileOptions): MiddlewareHandler {
  const nameOf = (path: string): string | null => {
    const name = readable(path);
    if (name !== null && isFile(join(folder, name))) return !isAlone && name === RENDERED ? null : name;
    if (!isAlone || path.startsWith(HASHED)) return null;
    const page = `${name ?? ''}.html`;
    return isFile(join(folder, page)) ? page : '/index.html';
  };
  const tag = etag({ weak: true });

  return async (context, next) => {
    const { path, method } = context.req;
    const name = method === 'GET' || method === 'HEAD' ? nameOf(path) : null;
    if (name === null) return path.startsWith(HASHED) ? context.body(null, 404) : next();
    const send = serveStatic({ root: folder, path: name });
    // A part of a file has no tag of its own.
    if (method === 'HEAD' || context.req.header('Range') !== undefined) return send(context, next);
    return tag(context, async () => {
      const sent = await send(context, next);
      if (sent) context.res = sent;
    });
  };
}
