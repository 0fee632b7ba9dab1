import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isFree, nextFreePort } from './ports.ts';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

const take = (host: string, port = 0): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    open.push(server);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port)); // it listens on TCP
  });

test('a port in use is not free, and the next one is another', async () => {
  const taken = await take('127.0.0.1');
  expect(await isFree(taken)).toBe(false);
  expect(await nextFreePort(taken)).toBeGreaterThan(taken);
});

test('a port is free again after the check', async () => {
  const port = await nextFreePort(20_000);
  expect(await isFree(port)).toBe(true);
});

test('several free ports are free in a row', async () => {
  const first = await nextFreePort(21_000, 3);
  await take('127.0.0.1', first + 1);
  expect(await nextFreePort(first)).toBe(first);
  expect(await nextFreePort(first, 2)).toBeGreaterThan(first + 1);
});
