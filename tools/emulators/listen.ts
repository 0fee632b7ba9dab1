import type { Server } from 'node:http';
import { nextFreePort } from '../start/ports.ts';

/** Lets a server listen on the first free port from `first` on. */
export async function listen(server: Server, first: number) {
  const port = await nextFreePort(first);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { host: `127.0.0.1:${port}`, stop };
}
