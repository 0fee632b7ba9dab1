import {
  epochMs,
  isSameUser,
  isSessionOver,
  PortError,
  userId,
  type AuthUser,
  type ClockPort,
  type EpochMs,
  type Unsubscribe,
  type UserId,
} from '@roborrow/domain';
import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { followEndedSignIns } from './ended-sign-ins.ts';
import type { Databases } from './databases.ts';

/** A signed-in user in the form of the domain and of the SDK, and the database with their permissions. */
export interface SignedIn {
  readonly user: AuthUser;
  readonly account: User;
  readonly database: Firestore;
}

/** The sign-in of this client. */
export interface Session {
  /** The database with the permissions of the signed-in user, or of a visitor. */
  database(): Promise<Firestore>;
  /** @throws PortError `not-signed-in`, also after the deadline (D12). */
  require(): Promise<SignedIn>;
  /** @throws PortError `not-signed-in`, `forbidden` when the caller is another user. */
  requireSelf(id: UserId): Promise<SignedIn>;
  /** Calls the listener once the sign-in is known, then at every change. */
  observe(listener: (user: AuthUser | null) => void): Unsubscribe;
  /** Reads the signed-in user again and notifies the observers. @throws PortError `not-signed-in`. */
  refresh(): Promise<AuthUser>;
  /** Ends the session. Its subscriptions stop first, so that no request is sent without a sign-in. */
  end(signOut: () => Promise<void>): Promise<void>;
  /** Calls the listener once, when the session ends or another user signs in. */
  onLeave(listener: () => void): Unsubscribe;
  close(): Promise<void>;
}

interface Current {
  readonly account: User | null;
  readonly user: AuthUser | null;
  readonly database: Firestore;
}

export const createSession = (auth: Auth, databases: Databases, clock: ClockPort): Session => {
  const observers = new Set<() => void>();
  const leavers = new Set<() => void>();
  let current: Current | null = null;
  let reading: Promise<void> = Promise.resolve();
  let stopWatching: Unsubscribe = () => undefined;

  const leave = (): void => {
    for (const listener of leavers) listener();
    leavers.clear();
  };

  const read = async (): Promise<void> => {
    const account = auth.currentUser;
    const user = account && (await authUserOf(account));
    const database = await databases.of(account);
    const before = current?.user?.uid;
    current = { account, user, database };
    stopWatching();
    if (user)
      stopWatching = followEndedSignIns(
        database,
        user,
        () => void end(() => auth.signOut()).catch(() => undefined),
      );
    if (before !== undefined && before !== user?.uid) {
      leave();
      await databases.forget(before);
    }
    for (const notify of observers) notify();
  };

  // Reads run one after the other, so that changes arrive in their order.
  const readAgain = (): Promise<void> => {
    reading = reading.then(read, read);
    return reading;
  };

  const known = async (): Promise<Current> => {
    await auth.authStateReady();
    await (current ? reading : readAgain());
    if (!current) throw new PortError('failed');
    return current;
  };

  const present = (): AuthUser | null =>
    current?.user && !isSessionOver(current.user.signedInAt, clock.now()) ? current.user : null;

  const require = async (): Promise<SignedIn> => {
    const { account, database } = await known();
    const user = present();
    if (!user || !account) throw new PortError('not-signed-in');
    return { user, account, database };
  };

  const end = async (signOut: () => Promise<void>): Promise<void> => {
    stopWatching();
    leave();
    await signOut();
    await readAgain();
  };

  const stopFollowing = onIdTokenChanged(auth, () => void readAgain().catch(() => undefined));

  return {
    database: async () => (await known()).database,
    require,
    requireSelf: async (id) => {
      const caller = await require();
      if (caller.user.uid !== id) throw new PortError('forbidden');
      return caller;
    },
    observe: (listener) => {
      let told: { readonly user: AuthUser | null } | null = null;
      const notify = (): void => {
        const user = present();
        if (!observers.has(notify) || (told && isSameUser(told.user, user))) return;
        told = { user };
        listener(user);
      };
      observers.add(notify);
      void known().then(notify, () => undefined);
      return () => void observers.delete(notify);
    },
    refresh: async () => {
      await readAgain();
      return (await require()).user;
    },
    end,
    onLeave: (listener) => {
      leavers.add(listener);
      return () => void leavers.delete(listener);
    },
    close: async () => {
      stopFollowing();
      stopWatching();
      observers.clear();
      leave();
      await reading.catch(() => undefined);
      await databases.close();
    },
  };
};

const authUserOf = async (account: User): Promise<AuthUser> => {
  const { signedInAt, isOperator } = await claimsOf(account);
  return Object.freeze({
    uid: userId(account.uid),
    email: account.email ?? '',
    displayName: account.displayName ?? '',
    signedInAt,
    ...(isOperator && { isOperator }),
  });
};

/**
 * The token contains the time of the last proof of identity, and whether the user is an operator (D790). Offline with an expired token, the
 * account's own date is used.
 */
const claimsOf = async (
  account: User,
): Promise<{ readonly signedInAt: EpochMs; readonly isOperator: boolean }> => {
  try {
    const { claims } = await account.getIdTokenResult();
    const seconds = Number(claims.auth_time);
    if (Number.isFinite(seconds))
      return { signedInAt: epochMs(seconds * 1000), isOperator: claims['operator'] === true };
  } catch {
    // A new token could not be fetched.
  }
  return { signedInAt: epochMs(Date.parse(account.metadata.lastSignInTime ?? '') || 0), isOperator: false };
};
