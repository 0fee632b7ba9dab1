import {
  getDoc,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { isDenied } from './port-errors.ts';

/** Reads a document, inside or outside of a transaction. */
export type ReadStored = (at: DocumentReference) => Promise<DocumentSnapshot>;

/**
 * Writes a document that is written only once; a repeated call writes nothing (D27). It uses a transaction
 * because that writes nothing without a connection, while the SDK's other writes would wait for one.
 *
 * `isThere` returns whether the caller's own document exists, and throws when another user's does. The rules
 * never allow a create over an existing document, so it is called again when they refuse: either a race was
 * lost, or an answer.
 */
export const writeOnce = async (
  database: Firestore,
  isThere: (readStored: ReadStored) => Promise<boolean>,
  write: (transaction: Transaction) => unknown,
): Promise<void> => {
  try {
    await runTransaction(database, async (transaction) => {
      if (!(await isThere((at) => transaction.get(at)))) await write(transaction);
    });
  } catch (thrown) {
    if (!isDenied(thrown) || !(await isThere(getDoc))) throw thrown;
  }
};
