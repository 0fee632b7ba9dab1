import type { Change, CollectionName, Documents } from './documents.ts';
import { put, type State } from './state.ts';
import type { Transaction } from './store.ts';

/** Runs a transaction's work on a state and collects what it writes, without applying it. */
export const collectChanges = <Answer>(
  before: State,
  work: (transaction: Transaction) => Answer,
): { readonly answer: Answer; readonly changes: readonly Change[] } => {
  const written = new Map<string, Change>();
  const key = (collection: CollectionName, id: string): string => `${collection}/${id}`;

  const answer = work({
    before,
    get: <Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null => {
      const change = written.get(key(collection, id));
      // What was written under a collection's key is a document of that collection.
      return change ? (change.document as Documents[Name] | null) : before.get(collection, id);
    },
    put: (collection, document) => {
      // A copy: the store freezes what it holds, and the caller's objects stay the caller's.
      written.set(key(collection, document.id), put(collection, structuredClone(document)));
    },
    delete: (collection, id) => {
      written.set(key(collection, id), { collection, id, document: null });
    },
  });
  return { answer, changes: [...written.values()] };
};
