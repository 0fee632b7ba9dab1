import type { Seed } from '../store/documents.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { openDatabase, type SharedDatabase } from './database.ts';
import type { SkippedDocument } from '../store/decode-document.ts';
import { createSharedStore } from './shared-store.ts';

export type { SkippedDocument } from '../store/decode-document.ts';

/** How a store in the browser is opened. */
export interface BrowserStoreOptions {
  /** The database's name; tabs that open the same name share it. */
  readonly name: string;
  /** Written when the database is new, has another version, or is reset. */
  readonly seed?: Seed;
  /** Called for every stored document that could not be decoded. */
  readonly onSkipped?: (document: SkippedDocument) => void;
}

/** A database that has not opened after this time counts as blocked, in milliseconds. */
const OPEN_LIMIT = 3000;

/**
 * Opens the store that survives a reload and is shared by the tabs of one browser (D34). If the browser
 * refuses (private mode, blocked storage), it is a memory store and reports this (`persistence`). Never
 * rejects.
 */
export const openBrowserStore = async (options: BrowserStoreOptions): Promise<Store> => {
  const { name, seed = {}, onSkipped = () => undefined } = options;
  try {
    const database = await withTimeout(openDatabase(name, seed));
    return await createSharedStore({ database, seed, onSkipped });
  } catch {
    return createMemoryStore(seed);
  }
};

const withTimeout = (opening: Promise<SharedDatabase>): Promise<SharedDatabase> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The database did not open within ${OPEN_LIMIT} ms`));
      // It opened too late and is not used; an open connection would block other tabs.
      opening.then((late) => late.close()).catch(() => undefined);
    }, OPEN_LIMIT);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
