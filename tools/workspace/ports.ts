import { randomInt } from 'node:crypto';
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

/**
 * The first free port from `first` on, or the first of `count` in a row. Rejects when there is none within a
 * hundred.
 */
export async function nextFreePort(first: number, count = 1): Promise<number> {
  for (let start = first; start < first + MOST_TRIES; start += 1) {
    let free = 0;
    while (free < count && (await isFree(start + free))) free += 1;
    if (free === count) return start;
    start += free;
  }
  throw new Error(`No free port between ${first} and ${first + MOST_TRIES - 1}.`);
}

/** How many servers `playwright.config.ts` starts, on ports in a row. */
const SERVERS = 2;

/**
 * Ports that no emulator uses, and that the system gives to no connection: a server may start after a
 * build, and a connection may take another port meanwhile. At random, because several gates may run.
 */
export const portsForBrowserTests = (): Promise<number> =>
  nextFreePort(10_000 + SERVERS * randomInt(3000), SERVERS);
