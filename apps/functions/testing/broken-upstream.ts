import type { RequestListener, ServerResponse } from 'node:http';

const A_PIECE = 'x'.repeat(64 * 1024);

/** Goes on for ever, as fast as it is read. */
function pour(response: ServerResponse): void {
  if (response.destroyed) return;
  if (response.write(A_PIECE)) setImmediate(pour, response);
  else response.once('drain', () => pour(response));
}

/** What an upstream does with a question, and the status that the function then has. */
export interface Breakage {
  readonly name: string;
  readonly status: number;
  /** `echo` is what it was sent, keys included: a careless service says it back. */
  readonly break: (response: ServerResponse, echo: string) => void;
}

/** What goes wrong out there, by what a person would call it. */
export const BREAKAGES: Readonly<Record<'timeout' | 'refusal' | 'garbage' | 'flood', readonly Breakage[]>> = {
  timeout: [
    { name: 'never answers', status: 504, break: () => {} },
    {
      name: 'stops in the middle',
      status: 504,
      break: (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"results":['),
    },
  ],
  refusal: [
    { name: 'says 500', status: 502, break: (response, echo) => response.writeHead(500).end(echo) },
    { name: 'says 403', status: 502, break: (response, echo) => response.writeHead(403).end(echo) },
    { name: 'says 429', status: 503, break: (response, echo) => response.writeHead(429).end(echo) },
    {
      name: 'leads elsewhere',
      status: 502,
      break: (response, echo) => response.writeHead(302, { Location: `/?${encodeURIComponent(echo)}` }).end(),
    },
    { name: 'hangs up', status: 502, break: (response) => response.destroy() },
  ],
  garbage: [
    { name: 'sends no JSON', status: 502, break: (response, echo) => response.end(`<html>${echo}`) },
    { name: 'sends other JSON', status: 502, break: (response, echo) => response.end(JSON.stringify([echo])) },
    {
      name: 'sends half of it',
      status: 502,
      break: (response) => response.end('{"results":[{"geometry":{"location":{"lat":3'),
    },
    { name: 'sends nothing', status: 502, break: (response) => response.end() },
  ],
  flood: [
    {
      name: 'never stops',
      status: 502,
      break: (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        pour(response);
      },
    },
  ],
};

export const brokenUpstream =
  (breakage: Breakage): RequestListener =>
  (request, response) =>
    breakage.break(response, `${request.url ?? ''} ${JSON.stringify(request.headers)}`);
