import type { Unsubscribe } from '@roborrow/domain';
import type { CollectionName, Documents } from './documents.ts';
import type { State } from './state.ts';

/**
 * The operations of a transaction. Its reads include its own writes; other readers see them only after it
 * ends.
 */
export interface Transaction {
  /** The state before this transaction. */
  readonly before: State;
  get<Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null;
  put<Name extends CollectionName>(collection: Name, document: Documents[Name]): void;
  delete(collection: CollectionName, id: string): void;
}

/** The data that all clients of one embedded backend share. */
export interface Store {
  /**
   * `memory` ends with the process; `indexeddb` survives a reload and is shared by a browser's tabs; `file` survives the
   * process and is shared by processes.
   */
  readonly persistence: 'memory' | 'indexeddb' | 'file';

  /**
   * All data, including every write that has been answered. Deeply frozen, so that callers cannot change it.
   */
  read(): Promise<State>;

  /**
   * Runs the work on the current state, without other transactions in between. Its writes are applied
   * together when it returns; when it throws, nothing is written and the promise rejects with the same error.
   */
  transact<Answer>(work: (transaction: Transaction) => Answer): Promise<Answer>;

  /** Calls the listener after every change by any client. */
  subscribe(listener: () => void): Unsubscribe;

  /** Replaces all data by the seed (D34). */
  reset(): Promise<void>;

  /** Closes connections that the store has outside of this process. */
  close(): void;
}
