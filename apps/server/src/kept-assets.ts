import type { Context, MiddlewareHandler } from 'hono';

/** More answers than this are forgotten, oldest first. */
const MOST_KEPT = 1000;

interface Kept {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a file whose name holds a hash again as it was first sent, compressed and with its headers: reading and wrapping it anew took more
 * than a millisecond of each of a page's fifty requests. What comes after this must look at nothing of a request but its key.
 */
export function keptAssets(folder: string, keyOf: (context: Context) => string): MiddlewareHandler {
  const kept = new Map<string, Kept>();

  return async (context, next) => {
    const { method, path } = context.req;
    const isWhole = method === 'GET' && context.req.header('Range') === undefined;
    if (!isWhole || !path.startsWith(folder)) return next();
    const key = keyOf(context);
    const known = kept.get(key);
    // Whoever has a tag is answered without the file.
    if (known && context.req.header('If-None-Match') === undefined)
      return new Response(known.body, { headers: known.headers });
    await next();
    const { res } = context;
    if (res.status !== 200) return undefined;
    const body = new Uint8Array(await res.arrayBuffer());
    const headers = Object.fromEntries(res.headers);
    kept.set(key, { headers, body });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    context.res = new Response(body, { headers });
    return undefined;
  };
}
