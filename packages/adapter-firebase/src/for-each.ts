import {
  getDocsFromServer,
  limit,
  query,
  runTransaction,
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
 * Changes every document that a query finds, until it finds none. After an interruption, a new start
 * continues.
 */
export type ForEach = (
  database: Firestore,
  question: Query,
  change: (transaction: Transaction, found: QueryDocumentSnapshot) => void,
  /** The number of documents in one transaction, where the rules read others for each. */
  atOnce?: number,
) => Promise<void>;

/** The change must remove the document from the query's results. */
export const createForEach = (withTimeout: Operations['withTimeout']): ForEach => {
  const changeAll = async (
    database: Firestore,
    question: Query,
    change: Parameters<ForEach>[2],
    atOnce: number,
    refused: string,
  ): Promise<void> => {
    const { docs } = await withTimeout(getDocsFromServer(query(question, limit(atOnce))));
    if (docs.length === 0) return;
    const ids = docs.map(({ id }) => id).join();
    let isRefused = false;
    await withTimeout(
      runTransaction(database, async (transaction) => {
        for (const found of docs) change(transaction, found);
      }),
    ).catch((thrown: unknown) => {
      // The rules refuse all of them if another call, perhaps in another tab, has just changed one. Then others are left.
      if (!isDenied(thrown) || ids === refused) throw thrown;
      isRefused = true;
    });
    if (isRefused || docs.length === atOnce)
      await changeAll(database, question, change, atOnce, isRefused ? ids : '');
  };
  return (database, question, change, atOnce = BATCH) => changeAll(database, question, change, atOnce, '');
};
