import type { Asked, Upstream } from './upstream.ts';

/** A way in which an upstream fails, and the status that the function then returns. */
export interface Breakage {
  readonly name: string;
  readonly status: number;
  readonly upstream: Upstream;
}

/** A careless service that returns what it was sent, including keys. */
const echo = ({ url, headers, body }: Asked): string => `${url} ${JSON.stringify(headers)} ${body}`;

const A_PIECE = 'x'.repeat(64 * 1024);

/** Upstream failures by their kind. */
export const BREAKAGES: Readonly<Record<'timeout' | 'refusal' | 'garbage' | 'flood', readonly Breakage[]>> = {
  timeout: [
    { name: 'never answers', status: 504, upstream: () => 'silence' },
    {
      name: 'stops in the middle',
      status: 504,
      upstream: () => ({ body: '{"results":[', after: 'silence' }),
    },
  ],
  refusal: [
    { name: 'says 500', status: 502, upstream: (asked) => ({ status: 500, body: echo(asked) }) },
    { name: 'says 403', status: 502, upstream: (asked) => ({ status: 403, body: echo(asked) }) },
    { name: 'says 429', status: 503, upstream: (asked) => ({ status: 429, body: echo(asked) }) },
    {
      name: 'leads elsewhere',
      status: 502,
      upstream: (asked) => ({
        status: 302,
        headers: { Location: `/?${encodeURIComponent(echo(asked))}` },
        body: '',
      }),
    },
    { name: 'hangs up', status: 502, upstream: () => 'hang up' },
  ],
  garbage: [
    { name: 'sends no JSON', status: 502, upstream: (asked) => ({ body: `<html>${echo(asked)}` }) },
    { name: 'sends other JSON', status: 502, upstream: (asked) => ({ body: JSON.stringify([echo(asked)]) }) },
    {
      name: 'sends half of it',
      status: 502,
      upstream: () => ({ body: '{"results":[{"geometry":{"location":{"lat":3' }),
    },
    { name: 'sends nothing', status: 502, upstream: () => ({ body: '' }) },
  ],
  flood: [{ name: 'never stops', status: 502, upstream: () => ({ body: A_PIECE, after: 'the same again' }) }],
};
