import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** On every address of this machine: a browser tries two for localhost. */
export const isFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;

/** The first free port from `first` on, or any other if there is none within a hundred. */
export const nextFreePort = (first: number): Promise<number> =>
  getPort({ port: portNumbers(first, first + 99) });

/** How many servers the browser tests start, on ports in a row: those of `playwright.config.ts`, and that of `pseudo.spec.ts`. */
const SERVERS = 3;

/**
 * The first of some free ports in a row that no emulator uses, and that the system gives to no connection: a server may start after a
 * build, and a connection may take another port meanwhile. At random, because several gates may run.
 */
export async function portsForBrowserTests(): Promise<number> {
  const first = 10_000 + SERVERS * randomInt(3000);
  const inARow = await Promise.all(Array.from({ length: SERVERS }, (_, index) => isFree(first + index)));
  return inARow.every(Boolean) ? first : portsForBrowserTests();
}
