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
  const forEach: ForEach = async (database, question, change, atOnce = BATCH) => {
    const { docs } = await withTimeout(getDocsFromServer(query(question, limit(atOnce))));
    if (docs.length === 0) return;
    await withTimeout(
      runTransaction(database, async (transaction) => {
        for (const found of docs) change(transaction, found);
      }),
    );
    if (docs.length === atOnce) await forEach(database, question, change, atOnce);
  };
  return forEach;
};
