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

/** Exclusive locks of one browser, as the real ones; closing a tab releases its locks. */
const createBrowser = () => {
  const holders = new Map<string, symbol>();
  const openTab = () => {
    const tab = Symbol('tab');
    const request = async (
      name: string,
      ...rest: readonly [...unknown[], (lock: object | null) => Promise<unknown>]
    ) => {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>; // the last argument is the work
      if (holders.has(name)) return work(null);
      holders.set(name, tab);
      try {
        return await work({});
      } finally {
        holders.delete(name);
      }
    };
    const close = () => holders.forEach((holder, name) => holder === tab && holders.delete(name));
    // The code under test uses nothing else of them.
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

describe('the record of pending pictures', () => {
  it('leaves the entries of an open tab alone, and passes on those of a closed one, once', async () => {
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

  it('removes finished entries and releases their locks', async () => {
    const { openTab, isHeld } = createBrowser();
    const { locks, close } = openTab();
    const memory = await openPendingImages(locks);
    await memory.keep(pending);
    expect(isHeld('first')).toBe(true);
    await memory.forget('first');
    await expect.poll(() => isHeld('first')).toBe(false);
    close();
    expect(await finished(openTab().locks)).toEqual([]);
  });

  it('keeps the entries that failed, and continues with the others', async () => {
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

  it('runs the work once for each entry, however many tabs start at the same time', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    await (await openPendingImages(first.locks)).keep(pending);
    first.close();
    const seen = await Promise.all([1, 2, 3].map(() => finished(openTab().locks)));
    expect(seen.flat()).toEqual([pending]);
  });

  it('does not repeat an entry that another tab finished between reading and locking it', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    await (await openPendingImages(first.locks)).keep(pending);
    first.close();
    const slow = openTab();
    const request = async (...inputs: Parameters<LockManager['request']>): Promise<unknown> => {
      expect(await finished(openTab().locks)).toEqual([pending]);
      return slow.locks.request(...inputs);
    };
    expect(await finished({ request } as LockManager)).toEqual([]); // the code under test uses nothing else of it
  });

  it('skips entries of another version', async () => {
    const { openTab } = createBrowser();
    const { locks, close } = openTab();
    const memory = await openPendingImages(locks);
    // The cast is the test case: an entry with another shape.
    await memory.keep({ id: 'strange', ownerId: ADA } as PendingImages);
    close();
    expect(await finished(openTab().locks)).toEqual([]);
  });

  it('never rejects, even without a store', async () => {
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
