import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** So many bytes of a marked element arrive at a time, and so many milliseconds later the next: longer than a frame of the display. */
const PIECE = 400;
const PAUSE = 30;

/** Where the marked elements of a page begin and end, and every piece in between. */
function cutsOf(html: string): number[] {
  const cuts: number[] = [];
  const marks = [...html.matchAll(/<[^>]* data-whole="|<[^>]* data-whole-end="/g)].map(({ index }) => index);
  const [from, to] = [marks[0] ?? 0, marks.at(-1) ?? 0];
  let previous = from;
  for (const mark of [...marks, to]) {
    // Long stretches, such as the cards of the robots, arrive at once.
    if (mark - previous < 10 * PIECE) for (let at = previous; at < mark; at += PIECE) cuts.push(at);
    else cuts.push(previous);
    previous = mark;
  }
  return [...cuts, to];
}

/** Serves the site at `origin` so that each page arrives in pieces, as on a slow network. */
export async function serveInPieces(origin: string): Promise<{ readonly origin: string } & AsyncDisposable> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + (request.url ?? '/'), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!type.startsWith('text/html')) return void response.end(body);
      let sent = 0;
      for (const cut of cutsOf(body.toString('latin1'))) {
        response.write(body.subarray(sent, cut));
        sent = cut;
        await pause(PAUSE);
      }
      response.end(body.subarray(sent));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}
