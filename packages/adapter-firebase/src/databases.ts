import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  updateCurrentUser,
  type Auth,
  type User,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import type { Attest } from './app-check.ts';
import type { EmulatorHosts } from './configuration.ts';

/**
 * The database for visitors, and one for each signed-in user, each with its own cache.
 *
 * Tabs that share a cache also share one connection and its credentials. The sign-in belongs to a tab here,
 * so a shared cache could fetch one user's messages with the credentials of another user or of a visitor.
 */
export interface Databases {
  /** Opens the database, or passes the user's new token to it. */
  of(user: User | null): Promise<Firestore>;
  /** Closes a user's database and deletes its cache. */
  forget(uid: string): Promise<void>;
  close(): Promise<void>;
}

export const createDatabases = (
  main: FirebaseApp,
  emulators: EmulatorHosts | undefined,
  attest: Attest | undefined,
): Databases => {
  const opened = new Map<string, Promise<Opened>>();

  return {
    of: async (user) => {
      const key = user?.uid ?? 'visitors';
      const known = opened.get(key);
      const opening = known ?? open(main, key, user, emulators, attest);
      opened.set(key, opening);
      const { auth, database } = await opening;
      // A new sign-in of the same user has a new token.
      if (known && user && auth) await updateCurrentUser(auth, user);
      return database;
    },
    forget: async (uid) => {
      const opening = opened.get(uid);
      if (!opening) return;
      opened.delete(uid);
      const { app, database } = await opening;
      await terminate(database);
      await deleteApp(app);
    },
    close: async () => {
      const all = [...opened.values()];
      opened.clear();
      await Promise.all(all.map(async (opening) => deleteApp((await opening).app)));
    },
  };
};

interface Opened {
  readonly app: FirebaseApp;
  readonly auth: Auth | null;
  readonly database: Firestore;
}

const open = async (
  main: FirebaseApp,
  key: string,
  user: User | null,
  emulators: EmulatorHosts | undefined,
  attest: Attest | undefined,
): Promise<Opened> => {
  const app = initializeApp(main.options, `${main.name}-${key}`);
  attest?.(app);
  const auth = user && initializeAuth(app, { persistence: inMemoryPersistence });
  if (auth && emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  if (auth) await updateCurrentUser(auth, user);
  const database = initializeFirestore(app, {
    localCache: user ? createMemberCache() : createVisitorCache(),
  });
  if (emulators) {
    const { host, port } = hostAndPort(emulators.firestore);
    connectFirestoreEmulator(database, host, port);
  }
  return { app, auth, database };
};

/**
 * A signed-in user's data must not reach the disk: a tab may be closed without signing out, and then no code
 * runs that could remove messages, email address and place. The memory cache holds up to 40 MB (the SDK's
 * default) while the tab is open.
 */
const createMemberCache = () => memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });

/** Visitors read only public data. Browsers store it for offline use, shared by their tabs. */
const createVisitorCache = () =>
  'indexedDB' in globalThis
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();

/** Splits `host:port`. */
export const hostAndPort = (text: string): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname, port: Number(port) };
};
