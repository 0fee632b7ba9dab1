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
 * The database as visitors see it, and as each signed-in user does: every one with a cache of its own.
 *
 * Tabs that share a cache share one connection too, and the credentials of the tab that holds it. Sign-in here is per
 * tab, so one cache for all would ask for one person's messages in another's name, or in a visitor's.
 */
export interface Databases {
  /** Opens the database, or hands it the user's new token. */
  of(user: User | null): Promise<Firestore>;
  /** Closes a user's database, and with it what it kept. */
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
      // A new sign-in of the same person comes with a new token.
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
 * What a signed-in user reads never reaches the disk: a tab may be closed without signing out, and nothing runs then that
 * could remove messages, email address and place. It is kept, up to the SDK's 40 MB, for as long as the tab is open.
 */
const createMemberCache = () => memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });

/** Visitors read only what is public. Browsers keep that for when they are offline, shared by their tabs. */
const createVisitorCache = () =>
  'indexedDB' in globalThis
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();

/** Splits `host:port`. */
export const hostAndPort = (text: string): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname, port: Number(port) };
};
