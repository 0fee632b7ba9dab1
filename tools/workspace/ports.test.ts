import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isFree, nextFreePort } from './ports.ts';

test('a port in use is not free, and the next one is another', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  expect(await isFree(port)).toBe(false);
  expect(await nextFreePort(port)).toBeGreaterThan(port);
});
