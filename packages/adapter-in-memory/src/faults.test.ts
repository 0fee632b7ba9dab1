import { epochMs, messageId, robotId, userId, type Inbox, type PortError } from '@roborrow/domain';
import { describe, expect, it, vi } from 'vitest';
import { noPlaces } from '../testing/in-memory-harness.ts';
import { createInMemoryBackend, type InMemoryBackendOptions } from './backend.ts';
import { createFaults } from './faults.ts';
import { createMemoryStore } from './store/memory-store.ts';

const setUp = (options: Partial<InMemoryBackendOptions> = {}) => {
  const faults = createFaults();
  const store = createMemoryStore();
  let count = 0;
  const ports = createInMemoryBackend({
    store,
    faults,
    clock: { now: () => epochMs(1_760_000_000_000) },
    ids: { next: () => `id${String((count += 1)).padStart(18, '0')}` },
    places: {
      ...noPlaces,
      suggest: async () => [{ placeId: '1', description: 'Apex', mainText: 'Apex', secondaryText: '' }],
    },
    ...options,
  });
  return { faults, store, ports };
};

const inAWhile = () => new Promise<'no answer'>((resolve) => setTimeout(() => resolve('no answer'), 20));
const unavailable = { kind: 'unavailable' };

describe('an injected fault', () => {
  it('rejects without running the operation', async () => {
    const { faults, store, ports } = setUp();
    faults.set('auth.register', 'fail');
    await expect(ports.auth.register('ada@example.com', '123456')).rejects.toMatchObject(unavailable);
    expect([...(await store.read()).all('accounts')]).toEqual([]);
  });

  it('rejects after running the operation', async () => {
    const { faults, store, ports } = setUp();
    faults.set('auth.register', 'lose-answer');
    await expect(ports.auth.register('ada@example.com', '123456')).rejects.toMatchObject(unavailable);
    expect([...(await store.read()).all('accounts')]).toHaveLength(1);
  });

  it('hangs, and after 15 seconds counts as no answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { faults, ports } = setUp();
    faults.set('robots.get', 'hang');
    const refused = vi.fn();
    ports.robots.get(robotId('any')).catch(refused);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(refused).toHaveBeenCalledWith(expect.objectContaining(unavailable));
    vi.useRealTimers();
  });

  it('has no time limit while a user chooses an account', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ports } = setUp({
      chooseGoogleAccount: () => new Promise((resolve) => setTimeout(resolve, 60_000, null)),
    });
    const chosen = ports.auth.signInWithGoogle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await chosen).toBeNull();
    vi.useRealTimers();
  });

  it('happens the given number of times', async () => {
    const { faults, ports } = setUp();
    faults.set('robots.countAvailable', 'fail', 2);
    await expect(ports.robots.countAvailable()).rejects.toMatchObject(unavailable);
    await expect(ports.robots.countAvailable()).rejects.toMatchObject(unavailable);
    await expect(ports.robots.countAvailable()).resolves.toBeDefined();
  });

  it('happens until it is cleared, and only for its operation', async () => {
    const { faults, ports } = setUp();
    faults.set('robots.countAvailable', 'fail');
    faults.set('robots.listFeatured', 'fail');
    await expect(ports.robots.countAvailable()).rejects.toMatchObject(unavailable);
    await expect(ports.robots.get(robotId('any'))).resolves.toBeNull();
    faults.clear('robots.countAvailable');
    await expect(ports.robots.countAvailable()).resolves.toBeDefined();
    await expect(ports.robots.listFeatured(6)).rejects.toMatchObject(unavailable);
    faults.clear();
    await expect(ports.robots.listFeatured(6)).resolves.toEqual([]);
  });

  it('does not make a port reject that never rejects', async () => {
    const { faults, ports } = setUp();
    expect(await ports.places.suggest('Apex')).toHaveLength(1);
    faults.set('places.suggest', 'fail');
    faults.set('diagnostics.report', 'fail');
    expect(await ports.places.suggest('Apex')).toEqual([]);
    const { services } = await ports.diagnostics.report();
    expect(services).toMatchObject({ database: 'down', storage: 'down' });
  });

  it('ends a subscription with an error', async () => {
    const { faults, ports } = setUp();
    faults.set('messages.subscribeInbox', 'fail');
    const error = await new Promise<PortError>((resolve, reject) => {
      ports.messages.subscribeInbox(userId('ada'), 5, {
        next: (value: Inbox) => reject(value),
        error: resolve,
      });
    });
    expect(error.kind).toBe('unavailable');
  });

  it('delays the first authentication check', async () => {
    const { faults, ports } = setUp();
    faults.set('auth.observe', 'hang');
    const answer = new Promise((resolve) => ports.auth.observe(resolve));
    expect(await Promise.race([answer, inAWhile()])).toBe('no answer');
  });
});

describe('diagnostics', () => {
  it('say that a store is down which cannot be read', async () => {
    const broken = { ...createMemoryStore(), read: () => Promise.reject(new Error('gone')) };
    const { services } = await setUp({ store: broken }).ports.diagnostics.report();
    expect(services).toMatchObject({ authentication: 'down', database: 'down', storage: 'down' });
  });
});

describe('every operation', () => {
  it('waits for its latency', async () => {
    const asked: string[] = [];
    const { ports } = setUp({ latency: async (operation) => void asked.push(operation) });
    await ports.robots.listFeatured(6);
    await ports.places.geocode('Apex');
    expect(asked).toEqual(['robots.listFeatured', 'places.geocode']);
  });

  it('rejects only with a PortError, for any internal error', async () => {
    const cause = new TypeError('a bug');
    const places = { ...noPlaces, geocode: () => Promise.reject(cause) };
    const { ports } = setUp({ places });
    await expect(ports.places.geocode('Apex')).rejects.toMatchObject({
      name: 'PortError',
      kind: 'failed',
      cause,
    });
  });

  it("logs a notification without the message's text", async () => {
    const lines: string[] = [];
    const { ports } = setUp({ log: (line) => lines.push(line) });
    await ports.notifier.messageSent({
      id: messageId('message-1'),
      content: 'a secret',
      senderId: userId('ada'),
      senderName: 'Ada',
      receiverId: userId('omar'),
      receiverName: 'Omar',
      robotId: null,
      dates: null,
      isRead: false,
      createdAt: epochMs(0),
    });
    expect(lines).toEqual(['Notification of message message-1 to omar']);
  });
});
