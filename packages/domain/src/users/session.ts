import type { UserId } from '../ids.ts';
import type { AuthUser } from '../ports/auth.ts';
import type { OwnProfile } from './profile.ts';

/** Who is using the app, as far as it knows (D130). */
export type SessionState =
  /**
   * The visitor is still unknown (`user` null), or a user is signed in and their profile is being fetched.
   */
  | { readonly kind: 'loading'; readonly user: AuthUser | null }
  /** `expired` remembers the sign-in whose deadline passed: an echo of it does not sign in again. */
  | { readonly kind: 'signed-out'; readonly expired?: AuthUser }
  | { readonly kind: 'needs-username'; readonly user: AuthUser; readonly profile: OwnProfile | null }
  /** `profile` is null only when it could not be read. */
  | { readonly kind: 'signed-in'; readonly user: AuthUser; readonly profile: OwnProfile | null };

/** What changes a session. */
export type SessionEvent =
  | { readonly kind: 'auth-answered'; readonly user: AuthUser | null }
  | { readonly kind: 'loading-timed-out' }
  | { readonly kind: 'profile-loaded'; readonly uid: UserId; readonly profile: OwnProfile | null }
  | { readonly kind: 'profile-failed'; readonly uid: UserId }
  | { readonly kind: 'deadline-passed' };

/** The state before the backend has said who is signed in. */
export const initialSessionState: SessionState = { kind: 'loading', user: null };

/** The state after an event. Events about another user or another state change nothing. */
export const nextSessionState = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.kind) {
    case 'auth-answered':
      return afterAuthAnswer(state, event.user);
    case 'loading-timed-out':
      return state.kind === 'loading' && state.user === null ? { kind: 'signed-out' } : state;
    case 'deadline-passed':
      return state.kind === 'signed-out' || state.user === null
        ? state
        : { kind: 'signed-out', expired: state.user };
    case 'profile-loaded':
      return withProfile(state, event.uid, event.profile);
    case 'profile-failed':
      return state.kind === 'loading' && state.user?.uid === event.uid
        ? { kind: 'signed-in', user: state.user, profile: null }
        : state;
  }
};

const afterAuthAnswer = (state: SessionState, user: AuthUser | null): SessionState => {
  if (state.kind === 'signed-out') {
    return user === null || isEcho(user, state.expired) ? state : { kind: 'loading', user };
  }
  if (user === null) return { kind: 'signed-out' };
  return state.user?.uid === user.uid ? { ...state, user } : { kind: 'loading', user };
};

const isEcho = (user: AuthUser, expired: AuthUser | undefined): boolean =>
  expired !== undefined && expired.uid === user.uid && user.signedInAt <= expired.signedInAt;

const withProfile = (state: SessionState, uid: UserId, profile: OwnProfile | null): SessionState => {
  if (state.kind === 'signed-out' || state.user === null || state.user.uid !== uid) return state;
  return { kind: profile?.username ? 'signed-in' : 'needs-username', user: state.user, profile };
};
