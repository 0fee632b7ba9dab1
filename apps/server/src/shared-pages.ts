import type { Context, MiddlewareHandler } from 'hono';

/** As long as the renderer remembers answers, in milliseconds: a page that is kept hides no more than they do. */
const KEPT = 10_000;
/** More pages than this are forgotten, oldest first. */
const MOST_KEPT = 200;

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A page without a text, as a redirection, has no body: of some kinds it must not have one. */
const answerOf = ({ status, headers, body }: Page, age?: number): Response =>
  new Response(body.length > 0 ? body : null, {
    status,
    headers: age === undefined ? headers : [...headers, ['Age', `${age}`]],
  });

interface Kept {
  readonly at: number;
  readonly page: Promise<Page>;
}

/** The renderer says so of pages that are the same for everybody, and of no failure. */
const isForAll = ({ status, headers }: Page): boolean => status === 200 && headers.has('CDN-Cache-Control');

/**
 * Has each page made once for all who ask for it meanwhile and in the ten seconds after (D856). Whoever is in front learns from
 * `Age` how old it is, and keeps it that much shorter. What comes after this must look at nothing of a request but its key.
 */
export function sharedPages(
  keyOf: (context: Context) => string,
  now: () => number = Date.now,
): MiddlewareHandler {
  const kept = new Map<string, Kept>();

  const forget = (key: string, one: Kept | undefined) => {
    if (kept.get(key) === one) kept.delete(key);
  };

  const keep = (key: string, making: Promise<Page>): void => {
    const made = { at: now(), page: making };
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    making.then(
      (page) => isForAll(page) || forget(key, made),
      () => forget(key, made),
    );
  };

  return async (context, next) => {
    if (context.req.method !== 'GET') return next();
    const key = keyOf(context);
    const known = kept.get(key);
    if (known && now() - known.at < KEPT) {
      return answerOf(await known.page, Math.floor((now() - known.at) / 1000));
    }
    const making = next().then(async (): Promise<Page> => {
      const { res } = context;
      return {
        status: res.status,
        headers: new Headers(res.headers),
        body: new Uint8Array(await res.arrayBuffer()),
      };
    });
    keep(key, making);
    context.res = answerOf(await making);
    return undefined;
  };
}
