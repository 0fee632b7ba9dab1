import {
  AUTH_LOADING_LIMIT,
  type AuthUser,
  type EpochMs,
  initialSessionState,
  nextSessionState,
  ownProfile,
  type Ports,
  sessionDeadline,
  type SessionEvent,
  type SessionState,
} from '@roborrow/domain';
import { readTabMark, writeTabMark } from './tab-mark.ts';

/** The ports that a session needs. */
type SessionPorts = Pick<Ports, 'auth' | 'users' | 'clock'>;

/** The session as the app sees it. It is independent of React, so that route guards can await it. */
export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The first state that is not `loading`; it takes at most the auth loading limit (2 s). */
  whenReady(): Promise<SessionState>;
  /** Reads the profile again, after it was changed. */
  refreshProfile(): Promise<void>;
  /**
   * Runs work that signs a user in and then creates their profile. The session reads the profile only
   * afterwards, because a profile that is not created yet must not count as missing.
   */
  deferProfileLoad<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Follows the backend's authentication until the page closes. It changes nothing before `hydrated`: another screen that opened
 * earlier would get the head of the page that the server rendered.
 */
export function startSession(
  services: Promise<SessionPorts>,
  hydrated: Promise<void> = Promise.resolve(),
): Session {
  let state = initialSessionState;
  let stopWatching = () => {};
  const listeners = new Set<() => void>();
  let running: Promise<unknown> = Promise.resolve();

  const dispatch = (event: SessionEvent) => {
    const next = nextSessionState(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const loadProfile = async ({ users }: SessionPorts, { uid }: AuthUser) => {
    // The app must not wait for a profile that does not arrive; if it arrives late, it is still used.
    const giveUp = setTimeout(() => dispatch({ kind: 'profile-failed', uid }), AUTH_LOADING_LIMIT);
    try {
      const [profile, contact] = await Promise.all([users.get(uid), users.getContact(uid)]);
      dispatch({ kind: 'profile-loaded', uid, profile: profile && ownProfile(profile, contact) });
    } catch (reason) {
      console.error(reason);
      dispatch({ kind: 'profile-failed', uid });
    } finally {
      clearTimeout(giveUp);
    }
  };

  const remember = (user: AuthUser | null) => {
    if (user) writeTabMark('member');
    // The user did not log out, because logging out removes the mark: the session ended, before a reload or on another device.
    else if (readTabMark() === 'member') writeTabMark('ended');
  };

  const onAuthAnswer = (ready: SessionPorts, user: AuthUser | null) => {
    stopWatching();
    remember(user);
    dispatch({ kind: 'auth-answered', user });
    if (!user) return;
    stopWatching = watchDeadline(sessionDeadline(user.signedInAt), ready.clock.now, () => {
      writeTabMark('expired');
      dispatch({ kind: 'deadline-passed' });
      ready.auth.signOut().catch(console.error);
    });
    void running.then(() => loadProfile(ready, user));
  };

  setTimeout(() => void hydrated.then(() => dispatch({ kind: 'loading-timed-out' })), AUTH_LOADING_LIMIT);
  services.then(
    (ready) => ready.auth.observe((user) => onAuthAnswer(ready, user)),
    () => dispatch({ kind: 'auth-answered', user: null }),
  );

  return {
    state: () => state,
    subscribe,
    whenReady: () =>
      new Promise((resolve) => {
        const settle = () => {
          if (state.kind === 'loading') return;
          stop();
          resolve(state);
        };
        const stop = subscribe(settle);
        settle();
      }),
    refreshProfile: async () => {
      if (state.kind === 'signed-in' || state.kind === 'needs-username') {
        await loadProfile(await services, state.user);
      }
    },
    deferProfileLoad: (work) => {
      // In a later turn, so that `running` is set even if the work completes at once.
      const result = Promise.resolve().then(work);
      running = result.catch(() => undefined);
      return result;
    },
  };
}

/**
 * Calls `onOver` once at the given time: by timer, and also when the page comes back to the front, because a
 * sleeping device stops timers (D12).
 * @returns a function that stops watching.
 */
export function watchDeadline(deadline: EpochMs, now: () => EpochMs, onOver: () => void): () => void {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    watching.abort();
  };
  const check = () => {
    clearTimeout(timer);
    const left = deadline - now();
    if (left > 0) {
      timer = setTimeout(check, left);
    } else {
      stop();
      onOver();
    }
  };
  addEventListener('focus', check, { signal: watching.signal });
  document.addEventListener('visibilitychange', check, { signal: watching.signal });
  check();
  return stop;
}
