import { readFileSync, writeFileSync } from 'node:fs';
import { createMemoryStore, type Store } from '@roborrow/adapter-in-memory';
import { readCopy, replaceAll, writeCopy, type Change } from '@roborrow/adapter-in-memory/store';
import { scryptPasswords } from '@roborrow/sqlite-store';
import { Refused } from '../../command.ts';

/** Whether it is a file that a demo in a browser saves and loads, and not one of SQLite. */
export const isDemoFile = (path: string): boolean => path.endsWith('.jsonl');

/** Everything in such a file. @throws Refused if it is none, or a document in it cannot be read. */
export async function readDemoFile(path: string): Promise<Store> {
  const store = createMemoryStore();
  let documents: readonly Change[];
  try {
    documents = readCopy(readFileSync(path, 'utf8'), ({ collection, id, reason }) => {
      throw new Refused(`${path} has ${collection}/${id}, which cannot be read: ${reason}`);
    });
  } catch (thrown) {
    throw thrown instanceof Refused ? thrown : new Refused(`${path} is no file of a demo.`);
  }
  await replaceAll(store, await Promise.all(documents.map(withHash)));
  return store;
}

/** A demo keeps passwords as they are, and an archive has none of them. */
async function withHash(change: Change): Promise<Change> {
  if (change.collection !== 'accounts' || !change.document) return change;
  const { password } = change.document;
  if (password === null || password.startsWith('scrypt$')) return change;
  return { ...change, document: { ...change.document, password: await scryptPasswords.protect(password) } };
}

export const writeDemoFile = async (store: Store, path: string): Promise<void> =>
  writeFileSync(path, writeCopy(await store.read()), { mode: 0o600 });
