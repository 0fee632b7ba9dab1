import 'fake-indexeddb/auto';
import { epochMs, userId } from '@roborrow/domain';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account, Deletion } from '../store/documents.ts';
import type { Store } from '../store/store.ts';
import type { SkippedDocument } from '../store/decode-document.ts';
import { openBrowserStore, type BrowserStoreOptions } from './open-browser-store.ts';

const account = (name: string): Account => ({
  id: userId(name),
  email: `${name}@example.com`,
  password: '123456',
  displayName: name,
  provider: 'password',
});
const SEED = { accounts: [account('ada'), account('omar')] };

const namesIn = async (store: Store): Promise<readonly string[]> =>
  [...(await store.read()).all('accounts')].map(({ id }) => id).toSorted();

const add = (store: Store, name: string): Promise<void> =>
  store.transact(({ put }) => put('accounts', account(name)));

let databases = 0;
let name = '';
let tabs: Store[] = [];

beforeEach(() => {
  databases += 1;
  name = `browser-store-${databases}`;
  tabs = [];
});
afterEach(async () => {
  for (const tab of tabs) tab.close();
  vi.unstubAllGlobals();
  await deleteDB(name);
});

const open = async (options: Partial<BrowserStoreOptions> = {}): Promise<Store> => {
  const tab = await openBrowserStore({ name, seed: SEED, ...options });
  tabs.push(tab);
  return tab;
};

/** Writes to the database as an older, newer or broken version of the app would. */
const tamper = async (store: 'documents' | 'meta', value: unknown, key?: string): Promise<void> => {
  const database = await openDB(name);
  await database.put(store, value, key);
  database.close();
};

describe('the browser’s store', () => {
  it('starts with the seed and reports that data is kept', async () => {
    const store = await open();
    expect(store.persistence).toBe('indexeddb');
    expect(await namesIn(store)).toEqual(['ada', 'omar']);
  });

  it('keeps its data after a reload', async () => {
    const store = await open();
    await add(store, 'grace');
    store.close();
    expect(await namesIn(await open())).toEqual(['ada', 'grace', 'omar']);
  });

  it('seeds only once: deleted data stays deleted after a reload', async () => {
    const store = await open();
    await store.transact((transaction) => transaction.delete('accounts', 'ada'));
    store.close();
    expect(await namesIn(await open())).toEqual(['omar']);
  });

  it.each(['transact', 'reset'] as const)('reports a full disk as such, on %s', async (operation) => {
    const store = await open();
    // Browsers accept the request first and then abort its transaction with the reason.
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...value
    ) {
      full.mockRestore();
      const request = put.apply(this, value);
      Object.defineProperty(this.transaction, 'error', {
        value: new DOMException('full', 'QuotaExceededError'),
      });
      queueMicrotask(() => this.transaction.abort());
      return request;
    });
    const writing = operation === 'reset' ? store.reset() : add(store, 'grace');
    await expect(writing).rejects.toMatchObject({ name: 'PortError', kind: 'storage-full' });
    full.mockRestore();
    expect(await namesIn(store)).toEqual(['ada', 'omar']);
  });

  it('writes nothing when the work throws', async () => {
    const store = await open();
    const broken = store.transact(({ put }) => {
      put('accounts', account('grace'));
      throw new RangeError('half-way');
    });
    await expect(broken).rejects.toThrow('half-way');
    expect(await namesIn(store)).toEqual(['ada', 'omar']);
    store.close();
    expect(await namesIn(await open())).toEqual(['ada', 'omar']);
  });

  it('restores the seed for every tab', async () => {
    const [one, other] = [await open(), await open()];
    await add(one, 'grace');
    await other.reset();
    expect(await namesIn(one)).toEqual(['ada', 'omar']);
    expect(await namesIn(other)).toEqual(['ada', 'omar']);
  });
});

describe('two tabs with one database', () => {
  it('immediately read what the other tab wrote', async () => {
    const [one, other] = [await open(), await open()];
    await add(one, 'grace');
    expect(await namesIn(other)).toEqual(['ada', 'grace', 'omar']);
  });

  it('are notified about writes of the other tab', async () => {
    const [one, other] = [await open(), await open()];
    const told = new Promise<void>((resolve) => other.subscribe(resolve));
    await add(one, 'grace');
    await told;
  });

  it('keep all of their interleaved writes', async () => {
    const [one, other] = [await open(), await open()];
    const count = (store: Store) =>
      store.transact(({ get, put }) => {
        const before = get('deletions', 'counter')?.at ?? 0;
        const counter: Deletion = { id: userId('counter'), at: epochMs(before + 1) };
        put('deletions', counter);
      });
    await Promise.all(Array.from({ length: 40 }, (_, i) => count(i % 2 ? one : other)));
    expect((await one.read()).get('deletions', 'counter')?.at).toBe(40);
    expect((await other.read()).get('deletions', 'counter')?.at).toBe(40);
  });

  it('have equal data, however far one tab was behind the log', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = [await open(), await open()];
    await one.transact((transaction) => transaction.delete('accounts', 'ada'));
    for (let i = 0; i < 510; i += 1) await add(one, `robot-${i % 7}`);
    expect(await namesIn(other)).toEqual(await namesIn(one));
  });

  it('work without a BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = [await open(), await open()];
    await add(one, 'grace');
    expect(await namesIn(other)).toEqual(['ada', 'grace', 'omar']);
  });

  it('close the database for a newer version of it', async () => {
    const store = await open();
    const newer = await openDB(name, 99);
    expect(newer.version).toBe(99);
    await expect(store.read()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(add(store, 'grace')).rejects.toMatchObject({ kind: 'unavailable' });
    newer.close();
  });
});

describe('invalid stored data', () => {
  it.each<[string, { collection: string; id: string; document: unknown }]>([
    ['a document that lacks a field', { collection: 'accounts', id: 'ada', document: { id: 'ada' } }],
    ['a document that is none', { collection: 'accounts', id: 'ada', document: null }],
    ['a document under another’s id', { collection: 'accounts', id: 'ada', document: account('eve') }],
    ['an unknown collection', { collection: 'rentals', id: 'one', document: {} }],
    [
      'a collection named like a property of every object',
      { collection: 'toString', id: 'one', document: {} },
    ],
  ])('is skipped and reported: %s', async (_, record) => {
    (await open()).close();
    await tamper('documents', record);
    const skipped: SkippedDocument[] = [];
    const store = await open({ onSkipped: (document) => skipped.push(document) });
    expect(store.persistence).toBe('indexeddb');
    expect(await namesIn(store)).toEqual(record.id === 'ada' ? ['omar'] : ['ada', 'omar']);
    expect(skipped).toMatchObject([{ collection: record.collection, id: record.id }]);
  });

  it('is replaced by the seed when another version of the app wrote it', async () => {
    const store = await open();
    await add(store, 'grace');
    store.close();
    await tamper('meta', 99, 'schema');
    expect(await namesIn(await open())).toEqual(['ada', 'omar']);
  });
});

describe('a browser that refuses storage', () => {
  it.each<[string, unknown]>([
    ['there is no IndexedDB', undefined],
    ['opening is forbidden', { open: () => raise(new DOMException('Denied', 'SecurityError')) }],
    ['opening never ends', { open: () => new IDBOpenDBRequest() }],
  ])('gets a store in memory, which reports this: %s', async (_, indexedDB) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', indexedDB);
    const opening = openBrowserStore({ name, seed: SEED });
    await vi.runAllTimersAsync();
    const store = await opening;
    expect(store.persistence).toBe('memory');
    await add(store, 'grace');
    expect(await namesIn(store)).toEqual(['ada', 'grace', 'omar']);
    vi.useRealTimers();
  });
});

it('a database that fails after the time limit is no unhandled error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = new IDBOpenDBRequest();
  Object.defineProperty(request, 'error', { value: new DOMException('Too late', 'AbortError') });
  const listeners = vi.spyOn(request, 'addEventListener');
  vi.stubGlobal('indexedDB', { open: () => request });
  const opening = openBrowserStore({ name, seed: SEED });
  await vi.runAllTimersAsync();
  expect((await opening).persistence).toBe('memory');
  vi.useRealTimers();
  for (const [type, listener] of listeners.mock.calls)
    if (type === 'error' && typeof listener === 'function') listener.call(request, new Event('error'));
  // The test runner fails for a rejection that nothing handles.
  await new Promise((resolve) => setTimeout(resolve, 0));
});

const raise = (error: Error): never => {
  throw error;
};
