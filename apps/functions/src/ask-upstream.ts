import type { ZodType } from 'zod';
import { UpstreamFailure } from './places-provider.ts';

/** The time limit for a provider's whole answer, in milliseconds. */
const UPSTREAM_TIMEOUT = 5000;

/** The largest answer that is read, in bytes; fifty places need a quarter of it. */
const MOST_BYTES = 128 * 1024;

const TOO_MANY_REQUESTS = 429;

/** Network and clock; tests replace them. */
export interface Network {
  readonly fetch?: typeof fetch;
  /** As `AbortSignal.timeout`: a signal that is aborted after this many milliseconds. */
  readonly deadline?: (milliseconds: number) => AbortSignal;
}

/** Reads a body as it arrives, and stops at the first byte above the limit. */
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
  // Redirects are refused, because one could send the key to another server.
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
 * Sends a request to a provider and decodes its JSON.
 * @throws UpstreamFailure for any failure; the cause is left out because it may contain the key
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
