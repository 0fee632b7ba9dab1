import { PortError } from '@roborrow/domain';
import { collectChanges } from '../store/collect-changes.ts';
import type { Change, Seed } from '../store/documents.ts';
import { createListeners } from '../store/listeners.ts';
import { createState, type OwnedState } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import { fetchChanges } from './catch-up.ts';
import { STORES, writeSeed, type SharedDatabase, type WriteTransaction } from './database.ts';
import type { SkippedDocument } from '../store/decode-document.ts';

export interface SharedStoreOptions {
  readonly database: SharedDatabase;
  readonly seed: Seed;
  readonly onSkipped: (document: SkippedDocument) => void;
}

/** The number of transactions in the log; a tab that is further behind reads everything again. */
const LOG_LENGTH = 500;

/**
 * One tab's view of the database. The database orders the transactions of all tabs; each tab keeps a copy in
 * memory for reading, and knows the last log entry that the copy includes.
 */
export const createSharedStore = async (options: SharedStoreOptions): Promise<Store> => {
  const { database, seed, onSkipped } = options;
  const listeners = createListeners();
  const channel = openChannel(database.name);
  let state: OwnedState = createState({});
  let sequence = 0;

  /** The same changes may arrive in two ways; changes that the copy includes already are skipped. */
  const follow = (upTo: number, changes: readonly Change[], isEverything = false): void => {
    if (upTo <= sequence) return;
    if (isEverything) state = createState({});
    state.apply(changes);
    sequence = upTo;
    listeners.tell();
  };

  const catchUp = async (transaction: Parameters<typeof fetchChanges>[0]): Promise<void> => {
    const { upTo, changes, isEverything } = await fetchChanges(transaction, sequence, onSkipped);
    follow(upTo, changes, isEverything);
  };

  const read = async (): Promise<OwnedState> => {
    const transaction = database.transaction(STORES, 'readonly');
    await catchUp(transaction);
    await transaction.done;
    return state;
  };

  const transact: Store['transact'] = async (work) => {
    const transaction = database.transaction(STORES, 'readwrite');
    // It is awaited below where it matters; when the work throws, its rejection would be unhandled.
    transaction.done.catch(() => undefined);
    await catchUp(transaction);
    // There is no await between here and the writes, so no other tab can change the data that the work reads.
    const { answer, changes } = collectChanges(state, work);
    if (changes.length === 0) return answer;
    const upTo = await finish(transaction, writeChanges(transaction, changes));
    follow(upTo, changes);
    channel?.postMessage(upTo);
    return answer;
  };

  const reset = async (): Promise<void> => {
    const transaction = database.transaction(STORES, 'readwrite');
    await finish(transaction, writeSeed(transaction, seed));
    await read();
    channel?.postMessage(sequence);
  };

  const store: Store = {
    persistence: 'indexeddb',
    read: () => read().catch(rethrowAsPortError),
    transact: (work) => transact(work).catch(rethrowAsPortError),
    subscribe: listeners.add,
    reset: () => reset().catch(rethrowAsPortError),
    close: () => {
      channel?.close();
      database.close();
    },
  };

  channel?.addEventListener('message', () => {
    // A tab that cannot catch up now does so at its next read.
    read().catch(() => undefined);
  });
  await read();
  return store;
};

const writeChanges = async (transaction: WriteTransaction, changes: readonly Change[]): Promise<number> => {
  const documents = transaction.objectStore('documents');
  const log = transaction.objectStore('log');
  const [upTo] = await Promise.all([
    log.add({ changed: changes.map(({ collection, id }) => [collection, id] as const) }),
    ...changes.map((change) =>
      change.document === null ? documents.delete([change.collection, change.id]) : documents.put(change),
    ),
  ]);
  await log.delete(IDBKeyRange.upperBound(upTo - LOG_LENGTH));
  return upTo;
};

/** Private windows of old browsers have no channels; their tabs catch up at every read. */
const openChannel = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

/**
 * The database's own errors mean a full disk or an unreachable database; an error of the work stays
 * unchanged.
 */
const rethrowAsPortError = (thrown: unknown): never => {
  if (!(thrown instanceof DOMException)) throw thrown;
  throw new PortError(thrown.name === 'QuotaExceededError' ? 'storage-full' : 'unavailable', {
    cause: thrown,
  });
};

/** Awaits writes. If the disk is full, only the aborted transaction has the reason, not its requests. */
const finish = async <Answer>(transaction: WriteTransaction, writes: Promise<Answer>): Promise<Answer> => {
  try {
    const [answer] = await Promise.all([writes, transaction.done]);
    return answer;
  } catch (thrown) {
    throw transaction.error ?? thrown;
  }
};
