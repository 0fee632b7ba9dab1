import { setImmediate as turn } from 'node:timers/promises';
import type { Reply, Upstream } from './upstream.ts';

const encoder = new TextEncoder();

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The number of chunks that are delivered at once; then other tasks get their turn. */
const CHUNKS_PER_TURN = 4;

function bodyOf({ body, after }: Reply, signal: AbortSignal): ReadableStream<Uint8Array> | string {
  if (!after) return body;
  const piece = encoder.encode(body);
  let pieces = 0;
  return new ReadableStream({
    pull: async (controller) => {
      pieces += 1;
      if (pieces > 1 && after === 'silence') await aborted(signal);
      if (pieces > CHUNKS_PER_TURN) await turn();
      signal.throwIfAborted();
      controller.enqueue(piece);
    },
  });
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * `fetch` with an upstream and no network, so that thousands of requests need no socket and no time. Another
 * test checks every broken upstream over real HTTP as well.
 */
export const fetchFrom =
  (upstream: Upstream): typeof fetch =>
  async (input, { method = 'GET', headers, body, signal } = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const limit = signal ?? new AbortController().signal;
    const sent = Object.fromEntries(new Headers(headers));
    const reply = upstream({
      method,
      url: pathname + search,
      headers: sent,
      body: typeof body === 'string' ? body : '',
    });
    if (reply === 'silence') return aborted(limit);
    // A redirect is refused, or endless.
    if (reply === 'hang up' || isRedirect(reply.status ?? 200)) throw new TypeError('fetch failed');
    const { status = 200, headers: told = {} } = reply;
    return new Response(bodyOf(reply, limit), { status, headers: told });
  };
