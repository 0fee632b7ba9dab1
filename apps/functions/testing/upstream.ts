/** A request to a provider. */
export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface Reply {
  /** 200 if it is left out. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /** What follows the body instead of its end: nothing, or the body again without end. */
  readonly after?: 'silence' | 'the same again';
}

/** A provider's service, working or broken: its reply, or no answer, or a closed connection. */
export type Upstream = (asked: Asked) => Reply | 'silence' | 'hang up';

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
