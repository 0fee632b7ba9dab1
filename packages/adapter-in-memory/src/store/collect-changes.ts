import { removalOf, type Change, type CollectionName, type Documents } from './documents.ts';
import { put, type State } from './state.ts';
import type { Transaction } from './store.ts';

/** Runs a transaction's work on a state and collects its writes without applying them. */
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
      // The key includes the collection, so the document has that collection's type.
      return change ? (change.document as Documents[Name] | null) : before.get(collection, id);
    },
    put: (collection, document) => {
      // A copy, because the store freezes its objects, and the caller may still change its own.
      written.set(key(collection, document.id), put(collection, structuredClone(document)));
    },
    delete: (collection, id) => {
      written.set(key(collection, id), removalOf(collection, id));
    },
  });
  return { answer, changes: [...written.values()] };
};
