import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SkippedDocument, Store } from '@roborrow/adapter-in-memory/store';
import { isPortError, userId } from '@roborrow/domain';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quickFolder } from '../testing/quick-folder.ts';
import { openDatabase } from './database.ts';
import { createSqliteStore, openSqliteStore, type SqliteStoreOptions } from './open-sqlite-store.ts';

const account = (name: string) => ({
  id: userId(name),
  email: `${name}@example.com`,
  password: null,
  displayName: name,
  provider: 'google' as const,
});
const SEED = { accounts: [account('ada'), account('omar')] };

let folder = '';
let path = '';
let opened: Store[] = [];
const programs: ChildProcess[] = [];

beforeEach(() => {
  folder = quickFolder();
  path = join(folder, 'roborrow.db');
  opened = [];
});
afterEach(() => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
  for (const store of opened) store.close();
  rmSync(folder, { recursive: true });
});

const open = (options: Partial<SqliteStoreOptions> = {}): Store => {
  const store = openSqliteStore({ path, seed: SEED, lookEvery: 5, ...options });
  opened.push(store);
  return store;
};

const add = (store: Store, name: string): Promise<void> =>
  store.transact(({ put }) => put('accounts', account(name)));

const namesIn = async (store: Store): Promise<readonly string[]> =>
  [...(await store.read()).all('accounts')].map(({ id }) => id).sort();

/** Changes the file as another program would. */
const tamper = (statement: string): void => {
  const database = new Database(path);
  database.exec(statement);
  database.close();
};

describe('the store in a file', () => {
  it('begins with the seed, keeps what was written, and seeds only once', async () => {
    const store = open();
    expect(store.persistence).toBe('file');
    await add(store, 'grace');
    await store.transact((transaction) => transaction.delete('accounts', 'ada'));
    expect(await namesIn(open())).toEqual(['grace', 'omar']);
  });

  it('can be read by its owner alone', () => {
    open();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('has everything in the file alone once it is closed, so that a copy is whole', async () => {
    const store = open();
    await add(store, 'grace');
    store.close();
    const copy = join(folder, 'copy.db');
    copyFileSync(path, copy);
    expect(await namesIn(open({ path: copy }))).toEqual(['ada', 'grace', 'omar']);
  });

  it('writes nothing when the work throws', async () => {
    const store = open();
    const broken = store.transact(({ put }) => {
      put('accounts', account('grace'));
      throw new RangeError('half-way');
    });
    await expect(broken).rejects.toThrow(new RangeError('half-way'));
    expect(await namesIn(store)).toEqual(['ada', 'omar']);
    expect(await namesIn(open())).toEqual(['ada', 'omar']);
  });

  it('restores the seed for every process', async () => {
    const [one, other] = [open(), open()];
    await add(one, 'grace');
    await other.reset();
    expect(await namesIn(one)).toEqual(['ada', 'omar']);
  });

  it('tells listeners what another connection wrote, and stops looking when the last one has left', async () => {
    const [one, other] = [open(), open()];
    const [first, second] = [vi.fn(), vi.fn()];
    const timers = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
    const leave = other.subscribe(first);
    const leaveToo = other.subscribe(second);
    await add(one, 'grace');
    await expect.poll(() => [first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    leave();
    leave();
    await add(one, 'hedy');
    await expect.poll(() => second).toHaveBeenCalledTimes(2);
    leaveToo();
    // A timer that is left would keep a program from ending.
    const [set, cleared] = timers.map((timer) => timer.mock.calls.length);
    for (const timer of timers) timer.mockRestore();
    expect([set, cleared]).toEqual([1, 1]);
    await add(one, 'mary');
    await namesIn(other);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it('is complete for a connection that was far behind the log', async () => {
    const [one, other] = [open(), open()];
    await one.transact((transaction) => transaction.delete('accounts', 'ada'));
    for (let i = 0; i < 510; i += 1) await add(one, `robot-${i % 7}`);
    expect(await namesIn(other)).toEqual(await namesIn(one));
  });

  it('reports a full disk as such, and keeps what was there', async () => {
    const database = openDatabase(path, SEED);
    const store = createSqliteStore(database, { path });
    opened.push(store);
    database.pragma('max_page_count = 1');
    const large = { ...account('grace'), displayName: 'x'.repeat(100_000) };
    await expect(store.transact(({ put }) => put('accounts', large))).rejects.toMatchObject({
      name: 'PortError',
      kind: 'storage-full',
    });
    expect(await namesIn(store)).toEqual(['ada', 'omar']);
    expect(await namesIn(open())).toEqual(['ada', 'omar']);
  });
});

const overwrite = (page: number): void => {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  closeSync(file);
};

describe('two processes with one file', () => {
  const start = (count: number) => {
    const program = fileURLToPath(new URL('../testing/keep-writing.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import=tsx', program, path, String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    programs.push(child);
    return child;
  };

  const numbersIn = async (store: Store) => {
    const state = await store.read();
    return ['left', 'right'].map((id) => state.get('deletions', id)?.at);
  };

  it('keep all of their interleaved writes', async () => {
    const ended = [start(150), start(150)].map((child) => once(child, 'exit'));
    expect(await Promise.all(ended)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(await numbersIn(open())).toEqual([300, 300]);
  });

  it('lose nothing that was answered, and leave nothing half-written, when they are killed', async () => {
    let before = 0;
    for (const lines of [1, 20, 75]) {
      const child = start(100_000);
      let answered = before;
      const isEnough = new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
          answered = Math.max(answered, ...String(chunk).trim().split('\n').map(Number));
          if (answered >= before + lines) resolve();
        });
      });
      await isEnough;
      child.kill('SIGKILL');
      await once(child, 'close');
      const [left, right] = await numbersIn(open());
      expect(left).toBe(right);
      // The last chunk may end within a number, which is then smaller.
      expect(left).toBeGreaterThanOrEqual(answered);
      before = left ?? 0;
    }
  });
});

/** The kind and the provider's message of what is thrown. */
const refusalOf = (work: () => unknown): readonly unknown[] => {
  try {
    work();
    return [];
  } catch (thrown) {
    return isPortError(thrown) ? [thrown.kind, thrown.providerMessage] : [thrown];
  }
};

describe('a file that is not ours', () => {
  it.each([
    ['is no database', () => writeFileSync(path, 'Dear diary, '.repeat(100)), /is no database/],
    ['is of another program', () => tamper('CREATE TABLE diary (day TEXT)'), /another program/],
    [
      'is of another version',
      () => {
        openDatabase(path, SEED).close();
        tamper("UPDATE meta SET value = '99'");
      },
      /has version 99/,
    ],
  ])('is refused and not changed when it %s', (_, make, reason) => {
    make();
    const content = readFileSync(path);
    expect(refusalOf(() => open())).toEqual(['failed', expect.stringMatching(reason)]);
    expect(readFileSync(path).equals(content)).toBe(true);
  });

  it.each([
    ['was cut off', () => truncateSync(path, 9000)],
    ['has a page of something else', () => overwrite(2)],
    ['lacks a table', () => tamper('DROP TABLE documents')],
    ['lacks the log', () => tamper('DROP TABLE log')],
  ])('is called damaged, with its path, and is not changed when it %s (D613)', (_, damage) => {
    openDatabase(path, { accounts: Array.from({ length: 99 }, (_, at) => account(`person-${at}`)) }).close();
    damage();
    const content = readFileSync(path);
    expect(refusalOf(() => open())).toEqual([
      'failed',
      expect.stringMatching(new RegExp(`^The file ${path} is damaged \\(.+\\) and was left as it is`)),
    ]);
    expect(readFileSync(path).equals(content)).toBe(true);
  });

  it('is called damaged when that happens while it is open (D613)', async () => {
    const store = open();
    tamper('DROP TABLE documents');
    await expect(add(store, 'grace')).rejects.toThrow(
      `The file ${path} is damaged (no such table: documents)`,
    );
  });

  it('is refused when its folder does not exist', () => {
    const path = join(folder, 'none', 'roborrow.db');
    expect(refusalOf(() => open({ path }))).toEqual(['failed', `The file ${path} cannot be opened.`]);
  });

  it.each([
    ['lacks a field', "UPDATE documents SET document = '{}' WHERE id = 'ada'"],
    ['is no JSON', "UPDATE documents SET document = '{' WHERE id = 'ada'"],
    ['has an unknown collection', "UPDATE documents SET collection = 'diaries' WHERE id = 'ada'"],
  ])('skips and reports a document that %s', async (_, statement) => {
    open().close();
    opened.pop();
    tamper(statement);
    const skipped: SkippedDocument[] = [];
    const store = open({ onSkipped: (document) => skipped.push(document) });
    expect(await namesIn(store)).toEqual(['omar']);
    expect(skipped).toMatchObject([{ id: 'ada' }]);
  });
});
