import { afterEach, describe, expect, test, vi } from 'vitest';
import { environmentOf, hostsIn } from './hosts.ts';
import { startEmulators } from './start.ts';

const HOSTS = { firestore: '127.0.0.1:1', auth: '127.0.0.1:2', storage: '127.0.0.1:3' };

afterEach(() => vi.unstubAllEnvs());

describe("the emulators' addresses", () => {
  test('are read from the environment and written to it', () => {
    expect(hostsIn(environmentOf(HOSTS))).toEqual(HOSTS);
    expect(hostsIn({ FIRESTORE_EMULATOR_HOST: '', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toEqual({
      auth: 'localhost:9099',
    });
  });

  test('are passed on together with a project that cannot exist', () => {
    expect(environmentOf({})).toMatchObject({ GCLOUD_PROJECT: expect.stringMatching(/^demo-/) as string });
  });

  test('are not needed if every emulator runs already', async () => {
    for (const [name, host] of Object.entries(environmentOf(HOSTS))) vi.stubEnv(name, host);
    const { hosts, stop } = await startEmulators();
    expect(hosts).toEqual(HOSTS);
    await stop();
  });
});
