/** What a provider is sent. */
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
  /** What follows the body instead of its end: nothing at all, or the same again without end. */
  readonly after?: 'silence' | 'the same again';
}

/** A provider's service, sane or broken: what it replies, or that it leaves the question unanswered or hangs up. */
export type Upstream = (asked: Asked) => Reply | 'silence' | 'hang up';

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
