import type { Unsubscribe } from '@roborrow/domain';
import type { CollectionName, Documents } from './documents.ts';
import type { State } from './state.ts';

/** What a transaction's work may do. Reads see the transaction's own writes; nothing else sees them yet. */
export interface Transaction {
  /** Everything as it was before this transaction. */
  readonly before: State;
  get<Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null;
  put<Name extends CollectionName>(collection: Name, document: Documents[Name]): void;
  delete(collection: CollectionName, id: string): void;
}

/** The truth that all clients of one embedded backend share. */
export interface Store {
  /** `memory` ends with the process; `indexeddb` survives a reload and is shared by a browser's tabs. */
  readonly persistence: 'memory' | 'indexeddb';

  /** Everything, no older than any write that has been answered. Deeply frozen: nobody can change it. */
  read(): Promise<State>;

  /**
   * Runs the work on the current state, alone. What it writes is applied all at once when it returns;
   * when it throws, nothing is, and the promise rejects with what it threw.
   */
  transact<Answer>(work: (transaction: Transaction) => Answer): Promise<Answer>;

  /** Calls the listener after every change, whoever made it. */
  subscribe(listener: () => void): Unsubscribe;

  /** Puts the seed back in place of everything (D34). */
  reset(): Promise<void>;

  /** Lets go of what the store holds outside this process. */
  close(): void;
}
