import type { ServerResponse } from 'node:http';
import { serveLocally, type LocalServer } from './local-server.ts';
import type { Reply, Upstream } from './upstream.ts';

/** Writes without end, as fast as the client reads. */
function pour(response: ServerResponse, piece: string): void {
  if (response.destroyed) return;
  if (response.write(piece)) setImmediate(pour, response, piece);
  else response.once('drain', () => pour(response, piece));
}

function give(response: ServerResponse, reply: Reply | 'silence' | 'hang up'): void {
  if (reply === 'silence') return;
  if (reply === 'hang up') {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body, after } = reply;
  response.writeHead(status, headers);
  if (after === 'the same again') pour(response, body);
  else if (after === 'silence') response.write(body);
  else response.end(body);
}

/** An upstream that is reached over real HTTP. */
export const serveUpstream = (upstream: Upstream): Promise<LocalServer> =>
  serveLocally((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { method = '', url = '/', headers } = request;
      give(response, upstream({ method, url, headers, body }));
    });
  });
