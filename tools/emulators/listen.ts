import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Lets a server listen on a port of the system's choice: several sets of emulators may start at the same
 * moment.
 */
export async function listen(server: Server) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a server that listens on a port
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { host: `127.0.0.1:${port}`, port, stop };
}

/** A port that nobody listens on, for a program that wants to be told. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
