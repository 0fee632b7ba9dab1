import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { startSchedules } from './schedules.ts';
import type { ServerSettings } from './settings.ts';
import { createSite, type SiteParts } from './site.ts';

/** A site that answers. */
export interface OpenSite {
  /** With a slash at its end. */
  readonly address: string;
  /** Takes no more requests, finishes those that run, and resolves. */
  readonly close: () => Promise<void>;
}

/** Proxies keep connections for a minute; whoever closes first must not be this server, in milliseconds. */
const KEEP_ALIVE = 65_000;
/** How long a request may go on after the server was told to stop, in milliseconds. */
const LAST_REQUESTS = 10_000;

/** Listens, once what the first visitors would wait for is loaded (D857). Rejects when the port is taken. */
export async function openSite({
  settings,
  ...parts
}: SiteParts & { readonly settings: ServerSettings }): Promise<OpenSite> {
  const { answer, warmUp } = createSite({ ...parts, settings });
  await warmUp();
  const server = createAdaptorServer({ fetch: answer });
  if (!('closeIdleConnections' in server)) throw new Error('This is no server of HTTP/1.1.');
  server.keepAliveTimeout = KEEP_ALIVE;
  server.headersTimeout = KEEP_ALIVE + 1000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, settings.host, resolve);
  });
  let isStopping = false;
  server.on('request', (_request, response) => {
    // A connection that becomes idle after the server was told to stop would be kept.
    response.once('close', () => setImmediate(() => isStopping && server.closeIdleConnections()));
  });
  const schedules = startSchedules(settings.hasSchedules ? parts.functions : { scheduled: {} });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    address: `http://${settings.host}:${port}/`,
    close: async () => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      const impatience = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
      await Promise.all([closed, schedules.stop()]);
      clearTimeout(impatience);
    },
  };
}
