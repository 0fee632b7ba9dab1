import type { AddressInfo } from 'node:net';
import { preview } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { serveFunctions } from './serve-functions.ts';

const server = await preview({
  configFile: false,
  logLevel: 'silent',
  preview: { port: 0, strictPort: false },
  plugins: [serveFunctions()],
});
afterAll(() => server.close());

it.each(['notices', 'unsubscribe', 'geocode', 'places-autocomplete'])(
  'the preview loads the function %s, which answers without settings',
  async (name) => {
    const { port } = server.httpServer.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}/.netlify/functions/${name}`);
    expect(await answer.text()).not.toMatch(/ at .*:\d+/);
    expect(answer.status).not.toBe(500);
  },
);
