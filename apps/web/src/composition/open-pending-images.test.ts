import { imageId, robotId, userId, type PendingImages } from '@roborrow/domain';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPendingImages } from './open-pending-images.ts';

const ADA = userId('ada');
const pending: PendingImages = {
  id: 'first',
  ownerId: ADA,
  robotId: robotId('robot1'),
  uploads: [imageId('a'), imageId('b')],
  replaced: ['data:image/jpeg;base64,AAAA#robots/ada/old.jpg'],
};

/** Locks of one browser, exclusive as the real ones are; closing a tab lets go of its own. */
const createBrowser = () => {
  const holders = new Map<string, symbol>();
  const openTab = () => {
    const tab = Symbol('tab');
    const request = async (
      name: string,
      ...rest: readonly [...unknown[], (lock: object | null) => Promise<unknown>]
    ) => {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>; // the last is the work
      if (holders.has(name)) return work(null);
      holders.set(name, tab);
      try {
        return await work({});
      } finally {
        holders.delete(name);
      }
    };
    const close = () => holders.forEach((holder, name) => holder === tab && holders.delete(name));
    // Nothing else of them is used.
    return { locks: { request } as unknown as LockManager, close };
  };
  return { openTab, isHeld: (id: string) => holders.has(`roborrow.pending-images.${id}`) };
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const finished = async (locks: LockManager, owner = ADA) => {
  const memory = await openPendingImages(locks);
  const seen: PendingImages[] = [];
  await memory.finishAbandoned(owner, async (entry) => void seen.push(entry));
  return seen;
};

describe('the memory of pending pictures', () => {
  it('leaves to a living tab what it is doing, and hands on what a closed one left, once', async () => {
    const { openTab } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    await (await openPendingImages(first.locks)).keep(pending);
    expect(await finished(second.locks)).toEqual([]);
    expect(await finished(first.locks)).toEqual([]);
    first.close();
    expect(await finished(second.locks, userId('omar'))).toEqual([]);
    expect(await finished(second.locks)).toEqual([pending]);
    expect(await finished(second.locks)).toEqual([]);
  });

  it('forgets what is done, and lets go of it', async () => {
    const { openTab, isHeld } = createBrowser();
    const { locks, close } = openTab();
    const memory = await openPendingImages(locks);
    await memory.keep(pending);
    expect(isHeld('first')).toBe(true);
    await memory.forget('first');
    await vi.waitFor(() => expect(isHeld('first')).toBe(false));
    close();
    expect(await finished(openTab().locks)).toEqual([]);
  });

  it('keeps what could not be finished, and goes on with the others', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    const memory = await openPendingImages(first.locks);
    await memory.keep(pending);
    await memory.keep({ ...pending, id: 'second' });
    first.close();
    const { locks } = openTab();
    const later = await openPendingImages(locks);
    await later.finishAbandoned(ADA, async ({ id }) => {
      if (id === 'first') throw new Error('offline');
    });
    expect((await finished(locks)).map(({ id }) => id)).toEqual(['first']);
  });

  it('does the work for each once, however many tabs start at the same time', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    await (await openPendingImages(first.locks)).keep(pending);
    first.close();
    const seen = await Promise.all([1, 2, 3].map(() => finished(openTab().locks)));
    expect(seen.flat()).toEqual([pending]);
  });

  it('does not repeat what another tab finished between reading the entry and locking it', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    await (await openPendingImages(first.locks)).keep(pending);
    first.close();
    const slow = openTab();
    const request = async (...inputs: Parameters<LockManager['request']>): Promise<unknown> => {
      expect(await finished(openTab().locks)).toEqual([pending]);
      return slow.locks.request(...inputs);
    };
    expect(await finished({ request } as LockManager)).toEqual([]); // nothing else of it is used
  });

  it('passes over what another version left', async () => {
    const { openTab } = createBrowser();
    const { locks, close } = openTab();
    const memory = await openPendingImages(locks);
    // The cast is the case: an entry of another shape.
    await memory.keep({ id: 'strange', ownerId: ADA } as PendingImages);
    close();
    expect(await finished(openTab().locks)).toEqual([]);
  });

  it('never rejects, though the store is gone', async () => {
    const { openTab } = createBrowser();
    const memory = await openPendingImages(openTab().locks);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('disk full');
    });
    await expect(memory.keep(pending)).resolves.toBeUndefined();
    await expect(memory.forget('first')).resolves.toBeUndefined();
    await expect(memory.finishAbandoned(ADA, async () => undefined)).resolves.toBeUndefined();
    vi.restoreAllMocks();
  });
});
