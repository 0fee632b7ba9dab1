import { LIST_MAX, PortError } from '@roborrow/domain';
import {
  getCountFromServer,
  getDoc,
  getDocs,
  limit as atMost,
  query,
  startAfter,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { Decode, ReadSnapshot } from './mappers/decoder.ts';
import type { OnRead } from './reading/public-store.ts';

/** Reads documents and leaves out invalid ones. */
export interface Reader {
  one<Value>(reference: DocumentReference, decode: Decode<Value>): Promise<Value | null>;
  /** All results of a query, in steps of `LIST_MAX` documents: the rules allow no list without a limit. */
  all<Value>(question: Query, decode: Decode<Value>): Promise<readonly Value[]>;
  /** The first `limit` valid documents of a query; invalid ones do not count. */
  first<Value>(question: Query, limit: number, decode: Decode<Value>): Promise<readonly Value[]>;
  /** How many documents a query finds; a number above `LIST_MAX` is returned as `LIST_MAX`. */
  count(question: Query): Promise<number>;
}

export const createReader = (read: ReadSnapshot, onRead: OnRead): Reader => {
  const decodeAll = <Value>(snapshots: readonly QueryDocumentSnapshot[], decode: Decode<Value>) =>
    snapshots.flatMap((snapshot) => read(snapshot, decode) ?? []);

  const first = async <Value>(
    question: Query,
    limit: number,
    decode: Decode<Value>,
  ): Promise<readonly Value[]> => {
    const page = Math.min(limit, LIST_MAX);
    const snapshots = await ask(query(question, atMost(page)), onRead);
    const found = decodeAll(snapshots, decode);
    const last = snapshots.at(-1);
    if (last === undefined || snapshots.length < page || found.length === limit) return found;
    return [...found, ...(await first(query(question, startAfter(last)), limit - found.length, decode))];
  };

  return {
    one: async (reference, decode) => {
      const snapshot = await getDoc(reference);
      onRead(1);
      return read(snapshot, decode);
    },
    all: (question, decode) => first(question, Infinity, decode),
    first,
    count: async (question) => {
      const counted = await getCountFromServer(query(question, atMost(LIST_MAX)));
      // A count of up to a thousand costs as much as one document.
      onRead(1);
      return counted.data().count;
    },
  };
};

/**
 * Offline, the SDK answers from its cache. An empty cache does not mean that there are no documents, so that
 * answer becomes an error.
 */
const ask = async (question: Query, onRead: OnRead): Promise<readonly QueryDocumentSnapshot[]> => {
  const { docs, metadata } = await getDocs(question);
  if (!metadata.fromCache) onRead(Math.max(1, docs.length));
  if (docs.length === 0 && metadata.fromCache) throw new PortError('unavailable');
  return docs;
};
