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

/** Reads documents, leaving out those that are not what they should be. */
export interface Reader {
  one<Value>(reference: DocumentReference, decode: Decode<Value>): Promise<Value | null>;
  /** Everything that a query finds, `LIST_MAX` documents at a time: the rules allow no list without a limit. */
  all<Value>(question: Query, decode: Decode<Value>): Promise<readonly Value[]>;
  /** The first `limit` of a query's answers, however many corrupt documents lie between them. */
  first<Value>(question: Query, limit: number, decode: Decode<Value>): Promise<readonly Value[]>;
}

/** Told how many documents an answer cost, as the provider counts them: at least one. */
export type OnRead = (documents: number) => void;

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
  };
};

/** How many documents a query finds; more than `LIST_MAX` are counted as that many. */
export const countAtMost = async (question: Query): Promise<number> =>
  (await getCountFromServer(query(question, atMost(LIST_MAX)))).data().count;

/** Offline, the SDK answers from what it has kept. When that is nothing at all, it does not know that there is nothing. */
const ask = async (question: Query, onRead: OnRead): Promise<readonly QueryDocumentSnapshot[]> => {
  const { docs, metadata } = await getDocs(question);
  if (!metadata.fromCache) onRead(Math.max(1, docs.length));
  if (docs.length === 0 && metadata.fromCache) throw new PortError('unavailable');
  return docs;
};
