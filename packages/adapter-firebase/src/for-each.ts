import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  startAfter,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import type { Operations } from './operations.ts';
import { isDenied } from './port-errors.ts';

/**
 * The number of documents that one transaction writes: few enough for a slow backend to finish within the
 * time limit.
 */
const BATCH = 100;

/**
 * Changes every document that a query of equalities finds, in the order of their ids. It is safe to start again after an interruption.
 */
export type ForEach = (
  database: Firestore,
  question: Query,
  change: (transaction: Transaction, found: QueryDocumentSnapshot) => void | Promise<void>,
  /** The number of documents in one transaction, where the rules read others for each. */
  atOnce?: number,
) => Promise<void>;

export const createForEach = (withTimeout: Operations['withTimeout']): ForEach => {
  const changeAll = async (
    database: Firestore,
    question: Query,
    change: Parameters<ForEach>[2],
    atOnce: number,
    after: QueryDocumentSnapshot | null,
    refused: string,
  ): Promise<void> => {
    const rest = after ? [startAfter(after)] : [];
    const page = query(question, orderBy(documentId()), ...rest, limit(atOnce));
    const { docs } = await withTimeout(getDocsFromServer(page));
    if (docs.length === 0) return;
    const ids = docs.map(({ id }) => id).join();
    let isRefused = false;
    await withTimeout(
      runTransaction(database, async (transaction) => {
        for (const found of docs) await change(transaction, found);
      }),
    ).catch((thrown: unknown) => {
      // The rules refuse all of them if another call, perhaps in another tab, has just changed one. Then others are left.
      if (!isDenied(thrown) || ids === refused) throw thrown;
      isRefused = true;
    });
    if (isRefused) await changeAll(database, question, change, atOnce, after, ids);
    else if (docs.length === atOnce)
      await changeAll(database, question, change, atOnce, docs.at(-1) ?? null, '');
  };
  return (database, question, change, atOnce = BATCH) =>
    changeAll(database, question, change, atOnce, null, '');
};
