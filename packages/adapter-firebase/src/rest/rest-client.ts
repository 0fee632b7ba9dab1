import { z } from 'zod/mini';
import { RestError } from './rest-error.ts';

/** The request: a plain object, which a fake `fetch` can read too. */
export interface RestRequest {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export type Fetch = (url: string, request: RestRequest) => Promise<Response>;

/** The REST interface of a project's database. */
export interface RestAddress {
  /** `https://firestore.googleapis.com`, or an emulator. */
  readonly origin: string;
  readonly projectId: string;
  readonly fetch: Fetch;
}

/** The name that every document's name starts with. */
export const rootOf = (projectId: string): string => `projects/${projectId}/databases/(default)/documents`;

const refusal = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

/**
 * Sends a request without credentials and validates the answer. It is sent as plain text, because a browser then needs no
 * preflight request.
 * @throws RestError, or the signal's reason when it is aborted.
 */
export const post = async <Answer>(
  { origin, projectId, fetch: send }: RestAddress,
  method: 'batchGet' | 'runQuery' | 'runAggregationQuery',
  question: object,
  answer: z.ZodMiniType<Answer>,
  signal: AbortSignal,
): Promise<readonly Answer[]> => {
  signal.throwIfAborted();
  const response = await send(`${origin}/v1/${encodeURI(rootOf(projectId))}:${method}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(question),
    signal,
  }).catch((thrown: unknown) => {
    throw new RestError('unavailable', 'No answer', thrown);
  });
  const body: unknown = await response.json().catch((thrown: unknown) => {
    throw new RestError('unavailable', `An answer that is no JSON, status ${response.status}`, thrown);
  });
  // An error arrives alone or in a list, and may follow after valid entries.
  const entries: readonly unknown[] = Array.isArray(body) ? body : [body];
  for (const entry of entries) {
    const refused = z.safeParse(refusal, entry);
    if (refused.success) {
      const { status, message } = refused.data.error;
      throw new RestError(status.toLowerCase().replaceAll('_', '-'), message);
    }
  }
  const read = z.safeParse(z.array(answer), entries);
  if (response.ok && read.success) return read.data;
  throw new RestError('unavailable', `An answer that is none of Firestore's, status ${response.status}`);
};
