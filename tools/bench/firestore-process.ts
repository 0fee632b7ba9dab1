import type { RestDocument } from '@roborrow/adapter-firebase/testing';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/*
 * Answers as Firestore's REST interface does, with the documents that the parent process sends: a process of its own,
 * so that its work does not count as the renderer's. It knows `batchGet`, which is all that a robot's page needs.
 */

/** The single message of the parent process. */
export type Documents = readonly RestDocument[];
/** The single message to it: where the documents are, as `host:port`. */
export type Ready = string;

/** When the documents were written and read, in the interface's own form. */
const AT = '2026-01-02T03:04:05.678901Z';

const batchGet = (stored: ReadonlyMap<string, RestDocument>, body: string): readonly object[] =>
  // What the adapter sends.
  (JSON.parse(body) as { readonly documents: readonly string[] }).documents.map((name) => {
    const document = stored.get(name);
    if (!document) return { missing: name, readTime: AT };
    return { found: { ...document, createTime: AT, updateTime: AT }, readTime: AT };
  });

const takesGzip = ({ headers }: IncomingMessage): boolean =>
  String(headers['accept-encoding']).includes('gzip');

function serve(documents: Documents): void {
  const stored = new Map(documents.map((document) => [document.name, document]));
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      // Any other question is refused, so the page is not what is measured, and the benchmark ends.
      if (!request.url?.endsWith(':batchGet')) {
        response.writeHead(501).end();
        return;
      }
      // Google indents its answers, and compresses them for whoever can read that.
      const answer = Buffer.from(`${JSON.stringify(batchGet(stored, body), null, 2)}\n`);
      const isZipped = takesGzip(request);
      response
        .writeHead(200, {
          'Content-Type': 'application/json; charset=UTF-8',
          Vary: 'Origin, X-Origin, Referer',
          'X-Content-Type-Options': 'nosniff',
          ...(isZipped && { 'Content-Encoding': 'gzip' }),
        })
        .end(isZipped ? gzipSync(answer) : answer);
    });
  });
  // Longer than the client keeps a connection: a request fails if the server closes the connection under it.
  server.keepAliveTimeout = 240_000;
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo; // a server that listens on a port
    const ready: Ready = `127.0.0.1:${port}`;
    process.send?.(ready);
  });
}

process.once('message', (message) => serve(message as Documents)); // what the parent process sends
process.once('disconnect', () => process.exit());
