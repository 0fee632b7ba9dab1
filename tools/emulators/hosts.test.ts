import { afterEach, describe, expect, test, vi } from 'vitest';
import { environmentOf, hostsIn } from './hosts.ts';
import { startEmulators } from './start.ts';

const HOSTS = { firestore: '127.0.0.1:1', auth: '127.0.0.1:2', storage: '127.0.0.1:3' };

afterEach(() => vi.unstubAllEnvs());

describe('where emulators listen', () => {
  test('is what the environment says, and says so to others', () => {
    expect(hostsIn(environmentOf(HOSTS))).toEqual(HOSTS);
    expect(hostsIn({ FIRESTORE_EMULATOR_HOST: '', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toEqual({
      auth: 'localhost:9099',
    });
  });

  test('comes with a project that can be no real one', () => {
    expect(environmentOf({})).toEqual({ GCLOUD_PROJECT: expect.stringMatching(/^demo-/) as string });
  });

  test('is not looked for where everything runs already', async () => {
    for (const [name, host] of Object.entries(environmentOf(HOSTS))) vi.stubEnv(name, host);
    const { hosts, stop } = await startEmulators();
    expect(hosts).toEqual(HOSTS);
    await stop();
  });
});
