import { comesFromOtherSite, readText } from './read-request.ts';
import { UpstreamFailure, type PlacesProvider, type UpstreamFailureKind } from './places-provider.ts';

/** Why there is no answer; the body of every failure is `{ "error": … }`. */
export type Failure =
  | 'method-not-allowed'
  | 'other-site'
  | 'bad-input'
  | 'not-configured'
  | 'failed'
  | UpstreamFailureKind;

const STATUS: Readonly<Record<Failure, number>> = {
  'bad-input': 400,
  'other-site': 403,
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

/**
 * As long as the provider allows. Only the question is part of the cache key, so other parameters do not
 * split the cache.
 */
const caching = (provider: PlacesProvider, parameter: string) => ({
  'Cache-Control': provider.caching,
  'Netlify-Vary': `query=${parameter}`,
});

/** An HTTP function: it never rejects, and always answers with JSON. */
export type HttpFunction = (request: Request) => Promise<Response>;

/** The parts of a function. */
export interface FunctionParts {
  readonly name: string;
  /** The query parameter with the question; all others are ignored. */
  readonly parameter: string;
  /** `null` when the configuration is invalid. */
  readonly provider: PlacesProvider | null;
  /** Called with a short description of a failure, without parts of the question, the answer or a key; and with what a bug threw. */
  readonly log: (line: string, thrown?: unknown) => void;
  /** Creates the body of a successful answer. */
  readonly answer: (text: string, provider: PlacesProvider, request: Request) => Promise<unknown>;
}

/**
 * Creates a function from its parts: only GET, no requests from other sites, and a status and a body in every
 * case.
 */
export const createFunction =
  ({ name, parameter, provider, log, answer }: FunctionParts): HttpFunction =>
  async (request) => {
    if (request.method !== 'GET') return refuse('method-not-allowed');
    if (comesFromOtherSite(request)) return refuse('other-site');
    const refuseAndLog = (failure: Failure, thrown?: unknown): Response => {
      log(`${name}: ${failure}`, failure === 'failed' ? thrown : undefined);
      return refuse(failure);
    };
    if (!provider) return refuseAndLog('not-configured');
    const text = readText(request, parameter);
    if (text === null) return refuse('bad-input');
    try {
      const body = await answer(text, provider, request);
      return Response.json(body, { headers: { ...SAFE, ...caching(provider, parameter) } });
    } catch (thrown) {
      return refuseAndLog(failureOf(thrown), thrown);
    }
  };
