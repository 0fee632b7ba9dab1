import {
  getDoc,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { isDenied } from './port-errors.ts';

/** Reads a document, within a transaction or without. */
export type ReadStored = (at: DocumentReference) => Promise<DocumentSnapshot>;

/**
 * Writes something that is written once, unless it is there already: a repeated try writes nothing (D27). A
 * transaction leaves nothing behind when there is no connection, where the SDK's other writes would wait for one.
 *
 * `isThere` says no more than yes or no about the caller's own, and throws when somebody else was first. The rules let
 * nothing be created over what is there, so it is asked again when they refuse: a race lost, or an answer lost.
 */
export const writeOnce = async (
  database: Firestore,
  isThere: (readStored: ReadStored) => Promise<boolean>,
  write: (transaction: Transaction) => void,
): Promise<void> => {
  try {
    await runTransaction(database, async (transaction) => {
      if (!(await isThere((at) => transaction.get(at)))) write(transaction);
    });
  } catch (thrown) {
    if (!isDenied(thrown) || !(await isThere(getDoc))) throw thrown;
  }
};
