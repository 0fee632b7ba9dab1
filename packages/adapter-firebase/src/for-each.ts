import {
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  type DocumentReference,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase/firestore';
import type { Operations } from './operations.ts';

/** How many documents one transaction writes: few enough that a slow backend is done with them in time. */
const BATCH = 100;

/** Changes every document that a query finds, until it finds none: whatever interrupts it, starting again goes on. */
export type ForEach = (
  database: Firestore,
  question: Query,
  change: (transaction: Transaction, at: DocumentReference) => void,
) => Promise<void>;

/** The change must take the document out of the query's answers. */
export const createForEach = (withTimeout: Operations['withTimeout']): ForEach => {
  const forEach: ForEach = async (database, question, change) => {
    const { docs } = await withTimeout(getDocsFromServer(query(question, limit(BATCH))));
    if (docs.length === 0) return;
    await withTimeout(
      runTransaction(database, async (transaction) => {
        for (const { ref } of docs) change(transaction, ref);
      }),
    );
    if (docs.length === BATCH) await forEach(database, question, change);
  };
  return forEach;
};
