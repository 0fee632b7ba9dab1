import {
  epochMs,
  isSessionOver,
  isSignInEnded,
  PortError,
  userId,
  type AuthUser,
  type ClockPort,
  type UserId,
} from '@roborrow/domain';
import { z } from 'zod/mini';
import { createListeners, type Listeners } from './store/listeners.ts';
import type { State } from './store/state.ts';

/** Stores one client's session; in a browser, a key of the tab's session storage. */
export interface SessionStorage {
  get(): string | null;
  set(value: string | null): void;
}

/** The sign-in of this client. Name and email are read from the account, not from the session. */
export interface Session {
  /** `null` when signed out, after the deadline (D12), when it was ended from another device (D490), or when the account was deleted. */
  user(state: State): AuthUser | null;
  /** @throws PortError `not-signed-in`. */
  require(state: State): AuthUser;
  /** @throws PortError `not-signed-in`, `forbidden` when the caller is another user. */
  requireSelf(state: State, id: UserId): AuthUser;
  start(id: UserId): void;
  /** The stored session, for another client. @throws PortError `not-signed-in`. */
  handOver(state: State): string;
  /** @throws PortError `failed`, `not-signed-in`; then it is as it was before. */
  continueAs(state: State, session: string): AuthUser;
  end(): void;
  /** Calls the listener whenever a session starts or ends. */
  readonly subscribe: Listeners['add'];
}

const persisted = z.object({ uid: z.string(), signedInAt: z.number() });

export const createSession = (clock: ClockPort, storage: SessionStorage = ownStorage()): Session => {
  const listeners = createListeners();

  const write = (value: string | null): void => {
    storage.set(value);
    listeners.tell();
  };

  const user = (state: State): AuthUser | null => userOf(state, decode(storage.get()));

  const userOf = (state: State, session: ReturnType<typeof decode>): AuthUser | null => {
    if (!session || isSessionOver(session.signedInAt, clock.now())) return null;
    const account = state.get('accounts', session.uid);
    const ended = state.get('endedSignIns', session.uid);
    if (!account || (ended && isSignInEnded(session.signedInAt, ended))) return null;
    const { id, email, displayName } = account;
    const isOperator = state.get('operators', id) !== null;
    return { uid: id, email, displayName, signedInAt: session.signedInAt, ...(isOperator && { isOperator }) };
  };

  const require = (state: State): AuthUser => {
    const caller = user(state);
    if (!caller) throw new PortError('not-signed-in');
    return caller;
  };

  return {
    user,
    require,
    requireSelf: (state, id) => {
      const caller = require(state);
      if (caller.uid !== id) throw new PortError('forbidden');
      return caller;
    },
    start: (id) => write(JSON.stringify({ uid: id, signedInAt: clock.now() })),
    handOver: (state) => {
      const { uid, signedInAt } = require(state);
      return JSON.stringify({ uid, signedInAt });
    },
    continueAs: (state, text) => {
      const session = decode(text);
      if (!session) throw new PortError('failed');
      const continued = userOf(state, session);
      if (!continued) throw new PortError('not-signed-in');
      write(text);
      return continued;
    },
    end: () => write(null),
    subscribe: listeners.add,
  };
};

const decode = (text: string | null): Pick<AuthUser, 'uid' | 'signedInAt'> | null => {
  if (text === null) return null;
  try {
    const { uid, signedInAt } = persisted.parse(JSON.parse(text));
    return { uid: userId(uid), signedInAt: epochMs(signedInAt) };
  } catch {
    // Any other stored text is not a session of this app.
    return null;
  }
};

const ownStorage = (): SessionStorage => {
  let stored: string | null = null;
  return {
    get: () => stored,
    set: (value) => {
      stored = value;
    },
  };
};
