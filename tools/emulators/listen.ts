import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WORKSPACE } from '../workspace/files.ts';
import type { EmulatorName } from './hosts.ts';

const [FIRST_PORT, PORTS] = [20_000, 10_000];

/**
 * The emulator's port in this workspace, if it is free. A build contains the emulators' addresses, so the
 * same ports avoid a new build.
 */
const usualPort = (name: EmulatorName): number =>
  FIRST_PORT + (createHash('sha256').update(`${WORKSPACE} ${name}`).digest().readUInt32BE() % PORTS);

const listenOn = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Lets a server listen on an emulator's usual port or, if it is in use, on any free one, because several sets
 * of emulators may start at the same time.
 */
export async function listen(server: Server, name: EmulatorName) {
  await listenOn(server, usualPort(name)).catch(() => listenOn(server, 0));
  const { port } = server.address() as AddressInfo; // a server that listens on a port
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { host: `127.0.0.1:${port}`, port, stop };
}

/** A free port, for an emulator that must be given one. */
export async function freePort(name: EmulatorName): Promise<number> {
  const { port, stop } = await listen(createServer(), name);
  await stop();
  return port;
}
