import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** For files, which are compressed once. */
const THOROUGH = 9;
/** For pages, which are compressed for one reader each. */
const QUICK = 4;
/** A shorter body, in bytes, would not become shorter. */
const SHORTEST = 512;
/** More compressed files than this are forgotten, oldest first. */
const MOST_KEPT = 500;

const encode = (content: Uint8Array, encoding: string, quality: number): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'br'
    ? toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : toGzip(content);

/** What a reader takes, of what this server can do: "br", "gzip" or "identity". */
export const encodingOf = (context: Context): string =>
  accepts(context, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (taken, { supports, default: none }) =>
      supports.find((name) => taken.some(({ type: named, q }) => named === name && q > 0)) ?? none,
  });

/**
 * Compresses what can be, with Brotli or gzip: Hono's own knows no Brotli. What has an ETag is a file of the build, and is
 * compressed once.
 */
export function compressed(): MiddlewareHandler {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const encodeOnce = (key: string, content: Uint8Array, encoding: string) => {
    const known = kept.get(key);
    if (known) return known;
    const made = encode(content, encoding, THOROUGH);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };

  return async (context, next) => {
    await next();
    const { res } = context;
    const { headers } = res;
    const type = headers.get('Content-Type');
    if (res.status === 206 || !res.body || headers.has('Content-Encoding')) return;
    if (headers.get('Vary')?.includes('Accept-Encoding')) return; // was done already
    if (context.req.method === 'HEAD' || !type || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return;
    const encoding = encodingOf(context);
    if (encoding === 'identity') {
      context.header('Vary', 'Accept-Encoding', { append: true });
      return;
    }
    const content = new Uint8Array(await res.arrayBuffer());
    const tag = headers.get('ETag');
    const isShort = content.length < SHORTEST;
    const body = isShort
      ? content
      : await (tag ? encodeOnce(`${encoding} ${tag}`, content, encoding) : encode(content, encoding, QUICK));
    context.res = new Response(body, res);
    context.header('Vary', 'Accept-Encoding', { append: true });
    context.header('Content-Length', String(body.length));
    if (!isShort) context.header('Content-Encoding', encoding);
  };
}
