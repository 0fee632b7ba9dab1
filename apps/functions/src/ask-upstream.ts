import type { ZodType } from 'zod';
import { UpstreamFailure } from './places-provider.ts';

/** How long a provider may take for its whole answer, in milliseconds. */
const UPSTREAM_TIMEOUT = 5000;

/** No provider has a reason to send more than this, in bytes: fifty places take a quarter of it. */
const MOST_BYTES = 128 * 1024;

const TOO_MANY_REQUESTS = 429;

/** How the world is reached and how time passes there: tests have a network and a clock of their own. */
export interface Network {
  readonly fetch?: typeof fetch;
  /** As `AbortSignal.timeout`: a signal that is raised after so many milliseconds. */
  readonly deadline?: (milliseconds: number) => AbortSignal;
}

/** Reads a body as it comes in, and stops at the first byte too many. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> = body;
  // Leaving the loop cancels the stream.
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new UpstreamFailure('upstream-failed');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function fetchText(url: URL, init: RequestInit, network: Network): Promise<string> {
  const { fetch = globalThis.fetch, deadline = (milliseconds) => AbortSignal.timeout(milliseconds) } =
    network;
  // A redirect could lead the key to somebody else.
  const response = await fetch(url, { ...init, redirect: 'error', signal: deadline(UPSTREAM_TIMEOUT) });
  if (response.ok) return readText(response);
  await response.body?.cancel();
  throw new UpstreamFailure(response.status === TOO_MANY_REQUESTS ? 'upstream-busy' : 'upstream-failed');
}

const kindOf = (thrown: unknown): UpstreamFailure => {
  if (thrown instanceof UpstreamFailure) return thrown;
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  return new UpstreamFailure(isTimeout ? 'upstream-timeout' : 'upstream-failed');
};

/**
 * Asks a provider and decodes its JSON.
 * @throws UpstreamFailure whatever goes wrong; the cause is left out on purpose
 */
export async function askUpstream<Answer>(
  url: URL,
  init: RequestInit,
  schema: ZodType<Answer>,
  network: Network = {},
): Promise<Answer> {
  try {
    return schema.parse(JSON.parse(await fetchText(url, init, network)));
  } catch (thrown) {
    throw kindOf(thrown);
  }
}
