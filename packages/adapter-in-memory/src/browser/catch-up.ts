import { removalOf, type Change, type CollectionName } from '../store/documents.ts';
import { hasSchema, type ReadTransaction, type WriteTransaction } from './database.ts';
import { decodeRecord, type SkippedDocument } from '../store/decode-document.ts';

export interface Missed {
  /** The last entry of the log that `changes` include. */
  readonly upTo: number;
  readonly changes: readonly Change[];
  /** Whether the changes contain all documents, and not only the new ones. */
  readonly isEverything: boolean;
}

/** Reads the changes since an entry of the log: the current state of every document that was named since. */
export const fetchChanges = async (
  transaction: ReadTransaction | WriteTransaction,
  since: number,
  onSkipped: (document: SkippedDocument) => void,
): Promise<Missed> => {
  const entries = await transaction.objectStore('log').getAll(IDBKeyRange.lowerBound(since, true));
  const upTo = entries.at(-1)?.sequence ?? since;
  const isTooFarBehind = entries[0] !== undefined && entries[0].sequence !== since + 1;
  const documents = transaction.objectStore('documents');

  if (isTooFarBehind || entries.some(({ changed }) => changed === null)) {
    if (!(await hasSchema(transaction))) throw new DOMException('Another version took over', 'VersionError');
    const records = await documents.getAll();
    return {
      upTo,
      changes: records.flatMap((record) => decodeRecord(record, onSkipped)),
      isEverything: true,
    };
  }

  const keys = new Map(entries.flatMap(({ changed }) => changed ?? []).map((key) => [key.join('/'), key]));
  const changes = await Promise.all(
    [...keys.values()].map(async ([collection, id]): Promise<readonly Change[]> => {
      const record = await documents.get([collection, id]);
      if (record) return decodeRecord(record, onSkipped);
      // The log contains only collections of this version of the app, because a reseed clears it.
      return [removalOf(collection as CollectionName, id)];
    }),
  );
  return { upTo, changes: changes.flat(), isEverything: false };
};
