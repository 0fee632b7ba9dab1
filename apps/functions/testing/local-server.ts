import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** Its address, with a slash at the end. */
  readonly base: string;
  readonly close: () => Promise<void>;
  /** The number of requests that are neither answered nor cancelled. */
  readonly busy: () => number;
}

/** Serves on a free port of this machine. */
export const serveLocally = (listener: RequestListener): Promise<LocalServer> =>
  new Promise((resolve) => {
    let busy = 0;
    const server = createServer((request, response) => {
      busy += 1;
      response.on('close', () => (busy -= 1));
      listener(request, response);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on TCP
      resolve({
        base: `http://127.0.0.1:${port}/`,
        busy: () => busy,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
