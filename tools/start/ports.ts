import { createServer } from 'node:net';

/** Both, because a browser tries both for localhost: a port is free if it is free on both. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const MOST_TRIES = 100;

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1, so no server can use that address.
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'EADDRINUSE' && code !== 'EACCES'),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

export async function isFree(port: number): Promise<boolean> {
  for (const host of LOOPBACKS) if (!(await canListen(port, host))) return false;
  return true;
}

/** The first free port from `first` on. Rejects when a hundred in a row are in use. */
export async function nextFreePort(first: number): Promise<number> {
  for (let port = first; port < first + MOST_TRIES; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port between ${first} and ${first + MOST_TRIES - 1}.`);
}
