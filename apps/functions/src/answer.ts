import { UpstreamFailure, type PlacesProvider, type UpstreamFailureKind } from './places-provider.ts';

/** Why there is no answer; the body of every failure is `{ "error": … }`. */
export type Failure = 'method-not-allowed' | 'bad-input' | 'not-configured' | 'failed' | UpstreamFailureKind;

const STATUS: Readonly<Record<Failure, number>> = {
  'bad-input': 400,
  'method-not-allowed': 405,
  failed: 500,
  'upstream-failed': 502,
  'not-configured': 503,
  'upstream-busy': 503,
  'upstream-timeout': 504,
};

const SAFE = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

const failureOf = (thrown: unknown): Failure => (thrown instanceof UpstreamFailure ? thrown.kind : 'failed');

const refuse = (error: Failure): Response =>
  Response.json(
    { error },
    {
      status: STATUS[error],
      headers: {
        ...SAFE,
        'Cache-Control': 'no-store',
        ...(error === 'method-not-allowed' && { Allow: 'GET' }),
      },
    },
  );

/** An HTTP function: never rejects, and answers JSON in any case. */
export type HttpFunction = (request: Request) => Promise<Response>;

/** What a function is made of. */
export interface FunctionParts {
  readonly name: string;
  /** `null` when what is configured makes no sense. */
  readonly provider: PlacesProvider | null;
  /** Told what went wrong, in a few words that hold nothing of the question, the answer or a key. */
  readonly log: (line: string) => void;
  /** The body of a good answer; `null` when the input may not be looked up. */
  readonly answer: (request: Request, provider: PlacesProvider) => Promise<unknown>;
}

/** Puts a function together: GET alone, no other origin, a status and a body for whatever happens. */
export const createFunction =
  ({ name, provider, log, answer }: FunctionParts): HttpFunction =>
  async (request) => {
    if (request.method !== 'GET') return refuse('method-not-allowed');
    const refuseAloud = (failure: Failure): Response => {
      log(`${name}: ${failure}`);
      return refuse(failure);
    };
    if (!provider) return refuseAloud('not-configured');
    try {
      const body = await answer(request, provider);
      if (body === null) return refuse('bad-input');
      return Response.json(body, { headers: { ...SAFE, 'Cache-Control': provider.caching } });
    } catch (thrown) {
      return refuseAloud(failureOf(thrown));
    }
  };
