import {
  collectChanges,
  createListeners,
  createState,
  type OwnedState,
  type Seed,
  type SkippedDocument,
  type Store,
} from '@roborrow/adapter-in-memory/store';
import { fetchChanges, writeChanges, type Missed } from './catch-up.ts';
import {
  fromSqlite,
  inTransaction,
  openDatabase,
  writeIntoFile,
  writeSeed,
  type Database,
} from './database.ts';

/** Which file to open, and how. */
export interface SqliteStoreOptions {
  /** The file; processes that open the same one share it. */
  readonly path: string;
  /** Written when the file is new, and when the store is reset. */
  readonly seed?: Seed;
  /** Called for every stored document that could not be decoded. */
  readonly onSkipped?: (document: SkippedDocument) => void;
  /** How often a store that is listened to looks for changes of other processes, in milliseconds. */
  readonly lookEvery?: number;
}

/**
 * Opens a store that keeps its data in one SQLite file. SQLite orders the transactions of all processes; each keeps a copy in
 * memory for reading, and knows the last entry of the log that the copy includes.
 *
 * @throws PortError `failed` if the file is no database of this version, or damaged, `unavailable` if it cannot be opened, `storage-full`.
 */
export const openSqliteStore = (options: SqliteStoreOptions): Store =>
  createSqliteStore(
    guarded(options.path, () => openDatabase(options.path, options.seed ?? {})),
    options,
  );

/** The store of an open database. */
export const createSqliteStore = (
  database: Database,
  { path, seed = {}, onSkipped = () => undefined, lookEvery = 250 }: SqliteStoreOptions,
): Store => {
  const listeners = createListeners();
  let state: OwnedState = createState({});
  let sequence = 0;
  let listening = 0;
  let timer: NodeJS.Timeout | undefined;

  const follow = ({ upTo, changes, isEverything }: Missed): void => {
    if (upTo <= sequence) return;
    if (isEverything) state = createState({});
    state.apply(changes);
    sequence = upTo;
    listeners.tell();
  };

  const catchUp = (): void => follow(fetchChanges(database, sequence, onSkipped));

  /** The log and the documents must be those of one moment. */
  const read = (): OwnedState => {
    database.exec('BEGIN');
    try {
      catchUp();
    } finally {
      database.exec('COMMIT');
    }
    return state;
  };

  const look = (): void => {
    try {
      read();
    } catch {
      // Another process may hold the file for long; the next look comes soon.
    }
  };

  const subscribe: Store['subscribe'] = (listener) => {
    const forget = listeners.add(listener);
    listening += 1;
    timer ??= setInterval(look, lookEvery);
    let isListening = true;
    return () => {
      forget();
      if (!isListening) return;
      isListening = false;
      listening -= 1;
      if (listening === 0) stopLooking();
    };
  };

  const stopLooking = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  guarded(path, read);
  return {
    persistence: 'file',
    read: async () => guarded(path, read),
    transact: async (work) =>
      guarded(path, () => {
        const { answer, missed } = inTransaction(database, () => {
          catchUp();
          const { answer, changes } = collectChanges(state, work);
          const upTo = changes.length === 0 ? sequence : writeChanges(database, changes);
          return { answer, missed: { upTo, changes, isEverything: false } };
        });
        // After the commit, because a transaction that fails has changed nothing.
        follow(missed);
        return answer;
      }),
    subscribe,
    reset: async () => {
      guarded(path, () => inTransaction(database, () => writeSeed(database, seed)));
      guarded(path, read);
    },
    close: () => {
      stopLooking();
      writeIntoFile(database);
      database.close();
    },
  };
};

const guarded = <Answer>(path: string, work: () => Answer): Answer => {
  try {
    return work();
  } catch (thrown) {
    throw fromSqlite(thrown, path);
  }
};
