import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { HttpFunction } from './answer.ts';
import { openFailures } from './open-failures.ts';

/** The request that is being answered. */
const current = new AsyncLocalStorage<{ readonly id: string; readonly page: string }>();

const failures = openFailures(process.env);

/** What a line says beside its time. No name, address, text or token of a person, and no query of an address. */
export type LogLine = Readonly<Record<string, string | number | boolean>>;

/** Writes one line of JSON, with the id of the request that it belongs to (D781). `LOG=problems` leaves out all else. */
export function log(level: 'info' | 'error', line: LogLine): void {
  if (level === 'info' && process.env['LOG'] === 'problems') return;
  const id = current.getStore()?.id;
  const text = JSON.stringify({ time: new Date().toISOString(), level, ...(id && { request: id }), ...line });
  console[level](text);
}

/** Writes the short description of a failure, and tells the operator of what was thrown (D783). */
export function logProblem(message: string, thrown?: unknown): void {
  log('error', { message });
  if (thrown !== undefined) failures.report(thrown, current.getStore()?.page ?? 'schedule');
}

/** What names a request between a visitor, a proxy and this process. */
const HEADER = 'X-Request-Id';
/** Netlify's own name for it. */
const OF_NETLIFY = 'X-Nf-Request-Id';
const VALID = /^[\w-]{8,64}$/;

const idOf = ({ headers }: Request): string =>
  [HEADER, OF_NETLIFY].map((name) => headers.get(name) ?? '').find((id) => VALID.test(id)) ?? randomUUID();

/**
 * The same function, which writes a line for each request and says its id in a header (D781). `what` names the function
 * or the kind of page, so that no address of a person's page is in a log. Within another one it changes nothing.
 */
export const logged =
  (what: string | ((request: Request) => string), answer: HttpFunction): HttpFunction =>
  (request) => {
    if (current.getStore()) return answer(request);
    const id = idOf(request);
    const page = typeof what === 'string' ? what : what(request);
    return current.run({ id, page }, async () => {
      const begin = performance.now();
      const response = await answer(request);
      const answered = new Response(response.body, response);
      answered.headers.set(HEADER, id);
      const { status } = response;
      const ms = Math.round(performance.now() - begin);
      log(status >= 500 ? 'error' : 'info', { what: page, method: request.method, status, ms });
      // Some platforms stop the process with the answer.
      if (status >= 500) await failures.sent();
      return answered;
    });
  };
