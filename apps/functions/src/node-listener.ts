import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpFunction } from './answer.ts';

const BAD_REQUEST = 400;

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
  );
  // Any host works, because a function reads only the query, and no body.
  return new Request(new URL(url, 'http://localhost'), { method, headers: pairs });
}

/** Serves a function from a Node server, for the development server and the tests. */
export const nodeListener =
  (serve: HttpFunction) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    let request;
    try {
      request = toRequest(incoming);
    } catch {
      // The platform's Request rejects such a method or address.
      outgoing.writeHead(BAD_REQUEST).end();
      return;
    }
    const response = await serve(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  };
