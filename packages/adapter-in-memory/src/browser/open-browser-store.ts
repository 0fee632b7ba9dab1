import { milliseconds, withinTime } from '@roborrow/domain';
import type { Seed } from '../store/documents.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { openDatabase } from './database.ts';
import type { SkippedDocument } from '../store/decode-document.ts';
import { createSharedStore } from './shared-store.ts';
import { timer } from '../operations.ts';

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

/** A database that has not opened after this time counts as blocked. */
const OPEN_LIMIT = milliseconds(3000);

/**
 * Opens the store that survives a reload and is shared by the tabs of one browser (D34). If the browser
 * refuses (private mode, blocked storage), it is a memory store and reports this (`persistence`). Never
 * rejects.
 */
export const openBrowserStore = async (options: BrowserStoreOptions): Promise<Store> => {
  const { name, seed = {}, onSkipped = () => undefined } = options;
  try {
    const opening = openDatabase(name, seed);
    const database = await withinTime(opening, timer, OPEN_LIMIT).catch((thrown: unknown) => {
      // If it opens too late it is not used; an open connection would block other tabs.
      opening.then((late) => late.close()).catch(() => undefined);
      throw thrown;
    });
    return await createSharedStore({ database, seed, onSkipped });
  } catch {
    return createMemoryStore(seed);
  }
};
