import type { Decode } from '../mappers/decoder.ts';
import type { Question } from './question.ts';

/** Called with the number of documents that an answer cost, as the provider bills them: at least one. */
export type OnRead = (documents: number) => void;

/** The public documents of the database. Invalid documents are reported and left out. */
export interface PublicStore {
  /** Returns `null` also for an id that no document can have. */
  one<Value>(
    collection: 'robots' | 'users' | 'usernames' | 'settings',
    id: string,
    decode: Decode<Value>,
  ): Promise<Value | null>;
  /** The first `limit` valid documents of a query, invalid ones do not count; `Infinity` for all. */
  first<Value>(question: Question, limit: number, decode: Decode<Value>): Promise<readonly Value[]>;
  /** How many documents a query finds; a number above `LIST_MAX` is returned as `LIST_MAX`. */
  count(question: Question): Promise<number>;
}

/** Runs one operation on the store. It rejects only with a `PortError`, and within a time limit. */
export type Ask = <Output>(work: (store: PublicStore) => Promise<Output>) => Promise<Output>;

/** Runs an operation, and says in its answer how many documents that cost. */
export const withCost = async <Answer extends object>(
  store: PublicStore,
  work: (store: PublicStore) => Promise<Answer>,
): Promise<Answer & { readonly cost: number }> => {
  let cost = 0;
  const counting: PublicStore = {
    one: (...asked) => {
      cost += 1;
      return store.one(...asked);
    },
    first: async (...asked) => {
      const found = await store.first(...asked);
      cost += Math.max(1, found.length);
      return found;
    },
    count: (question) => {
      cost += 1;
      return store.count(question);
    },
  };
  return { ...(await work(counting)), cost };
};

/** The longest id of a document, in bytes. */
const ID_BYTES = 1500;

/**
 * Whether a document can have this id. Ids come from addresses that a visitor may have typed. As a part of a
 * path, `..` or `a/b` would name another document, and for other invalid ids Firestore reports an error of
 * the app.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/s.test(id) &&
  !/\p{Surrogate}/u.test(id) &&
  new TextEncoder().encode(id).length <= ID_BYTES;
