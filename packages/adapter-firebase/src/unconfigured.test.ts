import { epochMs, userId, UNKNOWN_PLACE, type Ports } from '@roborrow/domain';
import { describe, expect, it, vi } from 'vitest';
import { isComplete, missingKeys } from './configuration.ts';
import { createUnconfiguredBackend } from './unconfigured.ts';

const COMPLETE = {
  apiKey: 'a',
  authDomain: 'b',
  projectId: 'c',
  storageBucket: 'd',
  messagingSenderId: 'e',
  appId: 'f',
};

const unconfigured = (): Ports =>
  createUnconfiguredBackend({
    configuration: { ...COMPLETE, apiKey: '' },
    clock: { now: () => epochMs(0) },
    ids: { next: () => 'id' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
  });

describe('a configuration', () => {
  it('is complete with six values', () => {
    expect(isComplete(COMPLETE)).toBe(true);
  });

  it.each(Object.keys(COMPLETE))('is incomplete when %s is missing, empty or blank', (key) => {
    for (const value of [undefined, '', '  '])
      expect(missingKeys({ ...COMPLETE, [key]: value })).toEqual([key]);
  });
});

describe('a backend without a configuration (D33)', () => {
  it('rejects every operation of every port with not-configured', async () => {
    const { auth, users, robots, messages, images } = unconfigured();
    const harmless = /^(observe|signOut|subscribe)/;
    for (const port of [auth, users, robots, messages, images]) {
      for (const [name, operation] of Object.entries(port) as [string, () => Promise<unknown>][]) {
        // the inputs are never read
        if (!harmless.test(name))
          await expect(operation(), name).rejects.toMatchObject({ kind: 'not-configured' });
      }
    }
  });

  it('reports that no user is signed in, and allows signing out', async () => {
    const { auth } = unconfigured();
    const listener = vi.fn();
    auth.observe(listener);
    await expect.poll(() => listener).toHaveBeenCalledExactlyOnceWith(null);
    await expect(auth.signOut()).resolves.toBeUndefined();
  });

  it('ends subscriptions with an error, unless they were stopped before', async () => {
    const { messages } = unconfigured();
    const [kept, stopped] = [vi.fn(), vi.fn()];
    messages.subscribeInbox(userId('ada'), 5, { next: vi.fn(), error: stopped })();
    messages.subscribeThread(userId('ada'), userId('omar'), 5, { next: vi.fn(), error: kept });
    await expect.poll(() => kept).toHaveBeenCalledOnce();
    expect(kept).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-configured' }));
    expect(stopped).not.toHaveBeenCalled();
  });

  it('reports what is missing, and every service as down', async () => {
    expect(await unconfigured().diagnostics.report()).toEqual({
      backend: 'firebase',
      configuration: {
        apiKey: false,
        authDomain: true,
        projectId: true,
        storageBucket: true,
        messagingSenderId: true,
        appId: true,
      },
      services: { initialization: 'down', authentication: 'down', database: 'down', storage: 'down' },
    });
  });
});
