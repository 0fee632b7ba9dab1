import { comesFromOtherSite, readText } from './read-request.ts';
import { UpstreamFailure, type PlacesProvider, type UpstreamFailureKind } from './places-provider.ts';

/** Why there is no answer; the body of every failure is `{ "error": … }`. */
export type Failure =
  'method-not-allowed' | 'other-site' | 'bad-input' | 'not-configured' | 'failed' | UpstreamFailureKind;

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

/** As long as the provider allows. Of the address only the question counts: others added to it find the same answer. */
const caching = (provider: PlacesProvider, parameter: string) => ({
  'Cache-Control': provider.caching,
  'Netlify-Vary': `query=${parameter}`,
});

/** An HTTP function: never rejects, and answers JSON in any case. */
export type HttpFunction = (request: Request) => Promise<Response>;

/** What a function is made of. */
export interface FunctionParts {
  readonly name: string;
  /** The query parameter that holds the question; no other one is looked at. */
  readonly parameter: string;
  /** `null` when what is configured makes no sense. */
  readonly provider: PlacesProvider | null;
  /** Told what went wrong, in a few words that hold nothing of the question, the answer or a key. */
  readonly log: (line: string) => void;
  /** The body of a good answer. */
  readonly answer: (text: string, provider: PlacesProvider, request: Request) => Promise<unknown>;
}

/** Puts a function together: GET alone, no other site, a status and a body for whatever happens. */
export const createFunction =
  ({ name, parameter, provider, log, answer }: FunctionParts): HttpFunction =>
  async (request) => {
    if (request.method !== 'GET') return refuse('method-not-allowed');
    if (comesFromOtherSite(request)) return refuse('other-site');
    const refuseAloud = (failure: Failure): Response => {
      log(`${name}: ${failure}`);
      return refuse(failure);
    };
    if (!provider) return refuseAloud('not-configured');
    const text = readText(request, parameter);
    if (text === null) return refuse('bad-input');
    try {
      const body = await answer(text, provider, request);
      return Response.json(body, { headers: { ...SAFE, ...caching(provider, parameter) } });
    } catch (thrown) {
      return refuseAloud(failureOf(thrown));
    }
  };
