import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Seed } from '../store/documents.ts';
import { changesOf } from '../store/state.ts';
import type { StoredRecord } from '../store/decode-document.ts';

/** The data that the tabs of one browser share. */
export interface Shared extends DBSchema {
  documents: { key: [collection: string, id: string]; value: StoredRecord };
  /** The documents that each transaction changed; tabs read it to update their copies. */
  log: { key: number; value: LogEntry };
  meta: { key: string; value: number };
}

export interface LogEntry {
  /** Assigned by the database: one more than the previous entry. */
  readonly sequence?: number;
  /** `null` when everything changed. */
  readonly changed: readonly (readonly [collection: string, id: string])[] | null;
}

export type SharedDatabase = IDBPDatabase<Shared>;
export type StoreName = 'documents' | 'log' | 'meta';
export type ReadTransaction = IDBPTransaction<Shared, StoreName[], 'readonly'>;
export type WriteTransaction = IDBPTransaction<Shared, StoreName[], 'readwrite'>;

export const STORES: StoreName[] = ['documents', 'log', 'meta'];

/** The version of the database structure, for the browser. */
const STRUCTURE = 1;
/** The version of the document format: data of any other version is replaced by the seed. */
const SCHEMA = 1;

/** Opens the database and makes sure that its data has this version. */
export const openDatabase = async (name: string, seed: Seed): Promise<SharedDatabase> => {
  const database: SharedDatabase = await openDB<Shared>(name, STRUCTURE, {
    upgrade: (opened) => {
      opened.createObjectStore('documents', { keyPath: ['collection', 'id'] });
      opened.createObjectStore('log', { keyPath: 'sequence', autoIncrement: true });
      opened.createObjectStore('meta');
    },
    // Another tab needs a newer structure, so this connection is closed at once.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const transaction = database.transaction(STORES, 'readwrite');
  if (!(await hasSchema(transaction))) await writeSeed(transaction, seed);
  await transaction.done;
  return database;
};

/** Whether the data has the format that this version of the app reads. */
export const hasSchema = async (transaction: ReadTransaction | WriteTransaction): Promise<boolean> =>
  (await transaction.objectStore('meta').get('schema')) === SCHEMA;

/** Replaces all data by the seed. */
export const writeSeed = async (transaction: WriteTransaction, seed: Seed): Promise<void> => {
  const documents = transaction.objectStore('documents');
  await documents.clear();
  await Promise.all([
    ...changesOf(seed).map((record) => documents.put(record)),
    transaction.objectStore('log').add({ changed: null }),
    transaction.objectStore('meta').put(SCHEMA, 'schema'),
  ]);
};
