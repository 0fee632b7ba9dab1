import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ada, adaOwnProfile } from '../../testing/examples.ts';
import { runs } from '../../testing/index.ts';
import { userId } from '../ids.ts';
import type { AuthUser } from '../ports/auth.ts';
import { epochMs } from '../units.ts';
import type { OwnProfile, Username } from './profile.ts';
import { initialSessionState, nextSessionState, type SessionEvent, type SessionState } from './session.ts';

const later: AuthUser = { ...ada, signedInAt: epochMs(ada.signedInAt + 1) };
const bob: AuthUser = { ...ada, uid: userId('bob') };
const unnamed: OwnProfile = { ...adaOwnProfile, username: null };

const answered = (user: AuthUser | null): SessionEvent => ({ kind: 'auth-answered', user });
const loaded = (user: AuthUser, profile: OwnProfile | null): SessionEvent => ({
  kind: 'profile-loaded',
  uid: user.uid,
  profile,
});
const failed = (user: AuthUser): SessionEvent => ({ kind: 'profile-failed', uid: user.uid });
const timedOut: SessionEvent = { kind: 'loading-timed-out' };
const deadline: SessionEvent = { kind: 'deadline-passed' };

const after = (...events: readonly SessionEvent[]): SessionState =>
  events.reduce(nextSessionState, initialSessionState);
const signedIn = { kind: 'signed-in', user: ada, profile: adaOwnProfile };

describe('the session', () => {
  it('is loading until the first auth check and the profile have arrived', () => {
    expect(after()).toEqual({ kind: 'loading', user: null });
    expect(after(answered(ada))).toEqual({ kind: 'loading', user: ada });
    expect(after(answered(ada), loaded(ada, adaOwnProfile))).toEqual(signedIn);
  });

  it('is signed out when no user is, or when the check takes too long', () => {
    expect(after(answered(null))).toEqual({ kind: 'signed-out' });
    expect(after(timedOut)).toEqual({ kind: 'signed-out' });
  });

  it('signs in when the answer arrives after the time limit', () => {
    expect(after(timedOut, answered(ada))).toEqual({ kind: 'loading', user: ada });
    expect(after(timedOut, answered(ada), loaded(ada, adaOwnProfile))).toEqual(signedIn);
  });

  it('ignores the time limit once the check has answered', () => {
    expect(after(answered(ada), timedOut)).toEqual({ kind: 'loading', user: ada });
    expect(after(answered(ada), loaded(ada, adaOwnProfile), timedOut)).toEqual(signedIn);
  });

  it('requires a username if there is no profile, or an empty username', () => {
    expect(after(answered(ada), loaded(ada, null))).toEqual({
      kind: 'needs-username',
      user: ada,
      profile: null,
    });
    expect(after(answered(ada), loaded(ada, unnamed))).toEqual({
      kind: 'needs-username',
      user: ada,
      profile: unnamed,
    });
    const blank = { ...unnamed, username: '' as Username }; // an old document may contain it
    expect(after(answered(ada), loaded(ada, blank)).kind).toBe('needs-username');
  });

  it('goes on once the username is chosen', () => {
    expect(after(answered(ada), loaded(ada, null), loaded(ada, adaOwnProfile))).toEqual(signedIn);
  });

  it('has no profile after a failed fetch, and does not require a username', () => {
    expect(after(answered(ada), failed(ada))).toEqual({ kind: 'signed-in', user: ada, profile: null });
  });

  it('keeps its profile when fetching it again fails', () => {
    expect(after(answered(ada), loaded(ada, adaOwnProfile), failed(ada))).toEqual(signedIn);
    expect(after(answered(ada), loaded(ada, null), failed(ada)).kind).toBe('needs-username');
  });

  it('ignores answers about another user', () => {
    expect(after(answered(bob), loaded(ada, adaOwnProfile))).toEqual({ kind: 'loading', user: bob });
    expect(after(answered(bob), failed(ada))).toEqual({ kind: 'loading', user: bob });
    expect(after(answered(ada), answered(bob), loaded(ada, adaOwnProfile)).kind).toBe('loading');
    expect(after(answered(null), loaded(ada, adaOwnProfile))).toEqual({ kind: 'signed-out' });
  });

  it("never shows one user's data to the next user", () => {
    expect(after(answered(ada), loaded(ada, adaOwnProfile), answered(bob))).toEqual({
      kind: 'loading',
      user: bob,
    });
  });

  it('keeps the profile when the same user is reported again', () => {
    const renamed = { ...ada, displayName: 'Countess of Lovelace' };
    expect(after(answered(ada), loaded(ada, adaOwnProfile), answered(renamed))).toEqual({
      ...signedIn,
      user: renamed,
    });
  });

  it('ends with logout', () => {
    expect(after(answered(ada), loaded(ada, adaOwnProfile), answered(null))).toEqual({ kind: 'signed-out' });
  });

  it('ends at the deadline, and a repeated report of that sign-in does not restart it', () => {
    const over = after(answered(ada), loaded(ada, adaOwnProfile), deadline);
    expect(over).toEqual({ kind: 'signed-out', expired: ada });
    expect(
      [answered(ada), loaded(ada, adaOwnProfile), failed(ada), timedOut, deadline].reduce(
        nextSessionState,
        over,
      ),
    ).toBe(over);
  });

  it('lets the same user, or another, sign in after the deadline', () => {
    expect(after(answered(ada), deadline, answered(later))).toEqual({ kind: 'loading', user: later });
    expect(after(answered(ada), deadline, answered(bob))).toEqual({ kind: 'loading', user: bob });
  });

  it('has no deadline while the user is unknown', () => {
    expect(after(deadline)).toEqual({ kind: 'loading', user: null });
  });
});

/**
 * The facts, stored separately from the session states: who is signed in, whose session ended, and what was
 * read.
 */
interface Model {
  firstCheck: 'open' | 'answered' | 'capped';
  user: AuthUser | null;
  expired: AuthUser | null;
  /** `undefined` while unknown, `'failed'` when only failures came. */
  profile: OwnProfile | null | undefined | 'failed';
}

const follow = (model: Model, event: SessionEvent): void => {
  if (event.kind === 'loading-timed-out' && model.firstCheck === 'open') model.firstCheck = 'capped';
  if (event.kind === 'auth-answered') {
    const { user } = event;
    if (user && user.uid === model.expired?.uid && user.signedInAt <= model.expired.signedInAt) return;
    model.firstCheck = 'answered';
    if (user?.uid !== model.user?.uid) model.profile = undefined;
    if (user ?? model.user) model.expired = null;
    model.user = user;
  }
  if (event.kind === 'deadline-passed' && model.user) {
    Object.assign(model, { expired: model.user, user: null, profile: undefined });
  }
  if (event.kind === 'profile-loaded' && event.uid === model.user?.uid) model.profile = event.profile;
  if (event.kind === 'profile-failed' && event.uid === model.user?.uid && model.profile === undefined) {
    model.profile = 'failed';
  }
};

const expectedKind = ({ firstCheck, user, profile }: Model): SessionState['kind'] => {
  if (user === null) return firstCheck === 'open' ? 'loading' : 'signed-out';
  if (profile === undefined) return 'loading';
  if (profile === 'failed') return 'signed-in';
  return profile?.username ? 'signed-in' : 'needs-username';
};

describe('any sequence of session events', () => {
  const person = fc.constantFrom(ada, later, bob);
  const event: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.option(person).map(answered),
    fc
      .tuple(person, fc.constantFrom(adaOwnProfile, unnamed, null))
      .map(([user, profile]) => loaded(user, profile)),
    person.map(failed),
    fc.constant(timedOut),
    fc.constant(deadline),
  );

  it('agrees with the model at every step', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 15 }), (events) => {
        const model: Model = { firstCheck: 'open', user: null, expired: null, profile: undefined };
        let state = initialSessionState;
        for (const one of events) {
          follow(model, one);
          state = nextSessionState(state, one);
          expect(state.kind).toBe(expectedKind(model));
          expect(state.kind === 'signed-out' ? null : state.user).toEqual(model.user);
          if (state.kind === 'signed-in') expect(state.profile ?? 'failed').toEqual(model.profile);
        }
      }),
      { numRuns: runs(5000) },
    );
  });

  it('shows no member state between the deadline and a newer sign-in', () => {
    const echo = fc.oneof(
      fc.constantFrom(answered(ada), answered(null), failed(ada), timedOut, deadline),
      fc.constantFrom(loaded(ada, adaOwnProfile), loaded(ada, null)),
    );
    fc.assert(
      fc.property(fc.array(echo, { maxLength: 10 }), (echoes) => {
        const course = [answered(ada), loaded(ada, adaOwnProfile), deadline, ...echoes];
        expect(after(...course).kind).toBe('signed-out');
      }),
      { numRuns: runs(2000) },
    );
  });
});
