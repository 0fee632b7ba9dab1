import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** Its address, with a slash at the end. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

/** Serves on a free port of this machine. */
export const serveLocally = (listener: RequestListener): Promise<LocalServer> =>
  new Promise((resolve) => {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on TCP
      resolve({
        base: `http://127.0.0.1:${port}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
