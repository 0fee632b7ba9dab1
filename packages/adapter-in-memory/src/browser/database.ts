import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Seed } from '../store/documents.ts';
import { changesOf } from '../store/state.ts';
import type { StoredRecord } from './decode-document.ts';

/** What the tabs of one browser share. */
export interface Shared extends DBSchema {
  documents: { key: [collection: string, id: string]; value: StoredRecord };
  /** Which documents each transaction changed; the tabs catch up from here. */
  log: { key: number; value: LogEntry };
  meta: { key: string; value: number };
}

export interface LogEntry {
  /** Given by the database: one more than the entry before. */
  readonly sequence?: number;
  /** `null` when everything changed. */
  readonly changed: readonly (readonly [collection: string, id: string])[] | null;
}

export type SharedDatabase = IDBPDatabase<Shared>;
export type StoreName = 'documents' | 'log' | 'meta';
export type ReadTransaction = IDBPTransaction<Shared, StoreName[], 'readonly'>;
export type WriteTransaction = IDBPTransaction<Shared, StoreName[], 'readwrite'>;

export const STORES: StoreName[] = ['documents', 'log', 'meta'];

/** The structure of the database, for the browser. */
const STRUCTURE = 1;
/** The shape of the documents: data of any other is replaced by the seed. */
const SCHEMA = 1;

/** Opens the database and makes sure that it holds this version's data. */
export const openDatabase = async (name: string, seed: Seed): Promise<SharedDatabase> => {
  const database: SharedDatabase = await openDB<Shared>(name, STRUCTURE, {
    upgrade: (opened) => {
      opened.createObjectStore('documents', { keyPath: ['collection', 'id'] });
      opened.createObjectStore('log', { keyPath: 'sequence', autoIncrement: true });
      opened.createObjectStore('meta');
    },
    // Another tab brings a newer structure: make way at once.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const transaction = database.transaction(STORES, 'readwrite');
  if (!(await hasSchema(transaction))) await writeSeed(transaction, seed);
  await transaction.done;
  return database;
};

/** Whether the data is of the shape this version of the app knows. */
export const hasSchema = async (transaction: ReadTransaction | WriteTransaction): Promise<boolean> =>
  (await transaction.objectStore('meta').get('schema')) === SCHEMA;

/** Replaces everything by the seed. */
export const writeSeed = async (transaction: WriteTransaction, seed: Seed): Promise<void> => {
  const documents = transaction.objectStore('documents');
  await documents.clear();
  await Promise.all([
    ...changesOf(seed).map((record) => documents.put(record)),
    transaction.objectStore('log').add({ changed: null }),
    transaction.objectStore('meta').put(SCHEMA, 'schema'),
  ]);
};
