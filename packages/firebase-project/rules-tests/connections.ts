import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator as followOnEmulator,
  getFirestore as openFollowing,
} from 'firebase/firestore';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import type { Connection } from './case.ts';
import { credentialsOf, type Identity } from './identities.ts';

let apps = 0;

/**
 * Opens connections to a project of the Firestore emulator. Requests go through the SDK's lite version, as one HTTP request each:
 * the full one keeps a stream of writes, which ends with every denial and is then opened again. It also has a cache in between.
 */
export function createConnections(projectId: string, host: string) {
  const [name = '', port = ''] = host.split(':');
  const closing: (() => Promise<void>)[] = [];

  const open = (identity: Identity): Connection => {
    const app = initializeApp({ projectId }, `rules-${(apps += 1)}`);
    closing.push(() => deleteApp(app));
    const token = tokenOf(identity);
    const options = token === null ? {} : { mockUserToken: token };
    const database = getFirestore(app);
    connectFirestoreEmulator(database, name, Number(port), options);
    let following: ReturnType<typeof openFollowing> | null = null;
    return {
      database,
      following: () => {
        if (following) return following;
        following = openFollowing(app);
        followOnEmulator(following, name, Number(port), options);
        return following;
      },
    };
  };

  return { open, close: async () => void (await Promise.all(closing.map((close) => close()))) };
}

/** The claims of an identity; `null` for a visitor. */
const tokenOf = (identity: Identity) => {
  const who = credentialsOf(identity);
  return who && { ...who.token, sub: who.uid, user_id: who.uid };
};
