import {
  AUTH_LOADING_LIMIT,
  initialSessionState,
  nextSessionState,
  ownProfile,
  sessionDeadline,
  type AuthUser,
  type Ports,
  type SessionEvent,
  type SessionState,
} from '@roborrow/domain';
import { watchDeadline } from './deadline.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { readTabMark, writeTabMark } from './tab-mark.ts';

/** What a session is made from. */
type SessionPorts = Pick<Ports, 'auth' | 'users' | 'clock'>;

/** The session as the app sees it. It lives outside of React so that route guards can await it. */
export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The first state that is not `loading`; at most the auth loading limit (2 s) away. */
  whenReady(): Promise<SessionState>;
  /** Reads the profile again, after it was changed. */
  refreshProfile(): Promise<void>;
  /**
   * Runs work that signs somebody in and then makes their profile, and reads no profile before it is done: one that is
   * about to be made must not look like one that is missing.
   */
  deferProfileLoad<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/** Follows the backend's authentication for as long as the page lives. */
export function startSession(services: Promise<SessionPorts>): Session {
  let state = initialSessionState;
  let stopWatching = () => {};
  const listeners = new Set<() => void>();
  let running: Promise<unknown> = Promise.resolve();
  let wasSignedIn = false;

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
    // A profile that does not come must not keep anybody waiting either; if it comes late, it still counts.
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
    // Signed in before a reload and no more: not by logging out, which would have taken the mark away.
    else if (readTabMark() === 'member') writeTabMark(wasSignedIn ? null : 'ended');
    wasSignedIn ||= user !== null;
    tellOtherTabs(user !== null);
  };

  const onAuthAnswer = (ready: SessionPorts, user: AuthUser | null) => {
    stopWatching();
    remember(user);
    dispatch({ kind: 'auth-answered', user });
    if (!user) return;
    stopWatching = watchDeadline(sessionDeadline(user.signedInAt), ready.clock.now, () => {
      writeTabMark('ended');
      dispatch({ kind: 'deadline-passed' });
      ready.auth.signOut().catch(console.error);
    });
    void running.then(() => loadProfile(ready, user));
  };

  setTimeout(() => dispatch({ kind: 'loading-timed-out' }), AUTH_LOADING_LIMIT);
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
      // In a turn of its own: even an answer that comes at once finds `running` set.
      const result = Promise.resolve().then(work);
      running = result.catch(() => undefined);
      return result;
    },
  };
}
