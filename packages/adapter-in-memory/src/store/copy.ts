import { PortError } from '@roborrow/domain';
import { COLLECTIONS, decodeRecord, type SkippedDocument, type StoredRecord } from './decode-document.ts';
import type { Change } from './documents.ts';
import type { State } from './state.ts';
import type { Store, Transaction } from './store.ts';

/** The first line of a copy, which shows whether the others are all there. */
const headerOf = (documents: number) => ({ roborrow: 'copy', schema: 1, documents });

/** All data as text: the header, then a line of JSON for each document. */
export const writeCopy = (state: State): string => {
  const records = COLLECTIONS.flatMap((collection) =>
    [...state.all(collection)].map((document) => ({ collection, id: document.id, document })),
  );
  return [headerOf(records.length), ...records].map((line) => `${JSON.stringify(line)}\n`).join('');
};

/**
 * The documents of a copy. One that cannot be decoded is reported and left out.
 *
 * @throws PortError `failed` if the text is no copy, one of another version, or not whole.
 */
export const readCopy = (text: string, onSkipped: (skipped: SkippedDocument) => void): readonly Change[] => {
  const [header, ...records] = text.trimEnd().split('\n').map(parsed);
  if (JSON.stringify(header) !== JSON.stringify(headerOf(records.length)) || !records.every(isRecord))
    throw new PortError('failed');
  return records.flatMap((record) => decodeRecord(record, onSkipped));
};

/** Replaces all data by these documents, in one transaction. */
export const replaceAll = (store: Store, documents: readonly Change[]): Promise<void> =>
  store.transact((transaction) => {
    for (const collection of COLLECTIONS)
      for (const { id } of transaction.before.all(collection)) transaction.delete(collection, id);
    for (const one of documents) put(transaction, one);
  });

const put = (transaction: Transaction, { collection, document }: Change): void => {
  if (document) transaction.put(collection, document);
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new PortError('failed', { cause });
  }
};

const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' &&
  value !== null &&
  'document' in value &&
  'collection' in value &&
  typeof value.collection === 'string' &&
  'id' in value &&
  typeof value.id === 'string';
