import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** So many bytes arrive at a time, and so many milliseconds later the next: longer than a frame of the display. */
const PIECE = 400;
const PAUSE = 30;
/** Long stretches, such as the cards of the robots, arrive in larger pieces, so many of them. */
const MOST_PIECES = 10;

/** Where the marked elements of a page begin and end, and every piece in between. */
function cutsOf(html: string): number[] {
  const cuts: number[] = [];
  const marks = [...html.matchAll(/<[^>]* data-whole="|<[^>]* data-whole-end="/g)].map(({ index }) => index);
  const [from, to] = [marks[0] ?? 0, marks.at(-1) ?? 0];
  let previous = from;
  for (const mark of [...marks, to]) {
    const piece = Math.max(PIECE, Math.ceil((mark - previous) / MOST_PIECES));
    for (let at = previous; at < mark; at += piece) cuts.push(at);
    previous = mark;
  }
  return [...cuts, to];
}

/** A web server with the pages of a site, in pieces. */
export interface SlowSite extends AsyncDisposable {
  readonly origin: string;
  /** Holds the app's entry script back, until `release` is called. */
  hold(): void;
  release(): Promise<void>;
}

/** Something that one waits for, and another says that it happened. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** What is passed on of an answer. Its body is no longer compressed. */
const HEADERS = ['cache-control', 'content-security-policy', 'content-type'];

/**
 * Serves the site at `origin` so that each page arrives in pieces, as on a slow network, and without typefaces: words of another one can break a line
 * elsewhere. It does both instead of `page.route`, which sends every request through the test, and turns the browser's cache off.
 */
export async function serveInPieces(origin: string): Promise<SlowSite> {
  let asked = signal();
  let released = signal();
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      if (url.endsWith('.woff2')) return void response.writeHead(404).end();
      const isEntry = /\/assets\/main-.*\.js$/.test(url);
      if (isEntry) {
        asked.give();
        await released.given;
      }
      const answer = await fetch(origin + url, { headers: { accept: request.headers.accept ?? '*/*' } });
      for (const name of HEADERS) response.setHeader(name, answer.headers.get(name) ?? '');
      // Each page asks for it anew.
      if (isEntry) response.setHeader('cache-control', 'no-store');
      response.writeHead(answer.status);
      const body = Buffer.from(await answer.arrayBuffer());
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return void response.end(body);
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
  return {
    origin: `http://localhost:${port}`,
    hold: () => {
      asked = signal();
      released = signal();
    },
    release: async () => {
      // A test that holds nothing back would prove nothing.
      await asked.given;
      released.give();
    },
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
