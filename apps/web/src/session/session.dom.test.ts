import {
  AUTH_LOADING_LIMIT,
  type AuthUser,
  epochMs,
  type OwnProfile,
  type PublicProfile,
  SESSION_LENGTH,
  userId,
  type Username,
} from '@roborrow/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../services.tsx';
import { startSession, watchDeadline } from './session.ts';

const ADA: AuthUser = {
  uid: userId('ada'),
  email: 'ada@example.com',
  displayName: 'Ada Park',
  signedInAt: epochMs(0),
};

const PROFILE: PublicProfile = {
  id: ADA.uid,
  username: 'ada' as Username, // a fixture: no rule is asked
  firstName: 'Ada',
  lastName: 'Park',
  displayName: 'Ada Park',
  bio: '',
  avatar: '',
  location: '',
  expertise: 'beginner',
  isVerified: false,
  isPremium: false,
  rating: 0,
  reviewCount: 0,
  createdAt: epochMs(0),
  updatedAt: epochMs(0),
};

/** The part of the services that a session uses; the test decides the provider's answers. */
function fakeServices(getProfile: () => Promise<PublicProfile | null> = async () => PROFILE) {
  let listener: (user: AuthUser | null) => void = () => undefined;
  const signOut = vi.fn(async () => listener(null));
  const services = {
    auth: {
      observe: (next: typeof listener) => {
        listener = next;
        return () => undefined;
      },
      signOut,
    },
    users: { get: getProfile, getContact: async () => ({ email: ADA.email, coordinates: null }) },
    clock: { now: () => epochMs(Date.now()) },
  };
  return {
    // A session uses nothing else of them.
    services: Promise.resolve(services as unknown as Services),
    answer: (user: AuthUser | null) => listener(user),
    signOut,
  };
}

const settleMicrotasks = () => vi.advanceTimersByTimeAsync(0);

describe('the session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('is loading until the first answer, then signed in with the profile merged with its private part', async () => {
    const { services, answer } = fakeServices();
    const session = startSession(services);
    expect(session.state().kind).toBe('loading');
    await settleMicrotasks();
    answer(ADA);
    await settleMicrotasks();
    const expected: OwnProfile = { ...PROFILE, email: ADA.email, coordinates: null };
    expect(session.state()).toEqual({ kind: 'signed-in', user: ADA, profile: expected });
  });

  test('counts as signed out after two seconds without an answer, and accepts a late answer (D13)', async () => {
    const { services, answer } = fakeServices();
    const session = startSession(services);
    const settled = session.whenReady();
    await vi.advanceTimersByTimeAsync(AUTH_LOADING_LIMIT);
    expect((await settled).kind).toBe('signed-out');
    answer(ADA);
    await settleMicrotasks();
    expect(session.state().kind).toBe('signed-in');
  });

  test('needs a username when a successful read shows no profile', async () => {
    const { services, answer } = fakeServices(async () => null);
    const session = startSession(services);
    await settleMicrotasks();
    answer(ADA);
    await settleMicrotasks();
    expect(session.state().kind).toBe('needs-username');
  });

  test('does not require a username when the profile cannot be read, or does not arrive (D130)', async () => {
    const failing = fakeServices(() => Promise.reject(new Error('offline')));
    const first = startSession(failing.services);
    await settleMicrotasks();
    failing.answer(ADA);
    await settleMicrotasks();
    expect(first.state()).toMatchObject({ kind: 'signed-in', profile: null });

    const hanging = fakeServices(() => new Promise(() => undefined));
    const second = startSession(hanging.services);
    await settleMicrotasks();
    hanging.answer(ADA);
    await vi.advanceTimersByTimeAsync(AUTH_LOADING_LIMIT);
    expect(second.state()).toMatchObject({ kind: 'signed-in', profile: null });
  });

  test('ends eight hours after the sign-in, and signs out at the provider (D12)', async () => {
    const { services, answer, signOut } = fakeServices();
    const session = startSession(services);
    await settleMicrotasks();
    answer(ADA);
    await vi.advanceTimersByTimeAsync(SESSION_LENGTH - 1);
    expect(session.state().kind).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.state().kind).toBe('signed-out');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('reads no profile while the work that creates it is running', async () => {
    let stored: PublicProfile | null = null;
    const { services, answer } = fakeServices(async () => stored);
    const session = startSession(services);
    await settleMicrotasks();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().kind));
    await session.deferProfileLoad(async () => {
      answer(ADA);
      await vi.advanceTimersByTimeAsync(100);
      stored = PROFILE;
    });
    await settleMicrotasks();
    expect(session.state().kind).toBe('signed-in');
    expect(seen).not.toContain('needs-username');
  });

  test('counts as signed out when the backend cannot be loaded', async () => {
    const session = startSession(Promise.reject(new Error('no chunk')));
    await settleMicrotasks();
    expect(session.state().kind).toBe('signed-out');
  });
});

describe('the session deadline (D12)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const now = () => epochMs(Date.now());
  /** Milliseconds from now. */
  const after = (ms: number) => epochMs(Date.now() + ms);

  test('ends the session by timer, once, exactly at the deadline', () => {
    const onOver = vi.fn();
    watchDeadline(after(1000), now, onOver);
    vi.advanceTimersByTime(999);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('focus'));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('ends the session when the page comes back after a sleep in which no timer ran', () => {
    const onOver = vi.fn();
    watchDeadline(after(1000), now, onOver);
    vi.setSystemTime(after(5000));
    expect(onOver).not.toHaveBeenCalled();
    dispatchEvent(new Event('focus'));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('ends the session at once if it was over before the page loaded', () => {
    const onOver = vi.fn();
    watchDeadline(after(0), now, onOver);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('is not watched any more once it is stopped', () => {
    const onOver = vi.fn();
    watchDeadline(after(1000), now, onOver)();
    vi.setSystemTime(after(5000));
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5000);
    expect(onOver).not.toHaveBeenCalled();
  });
});
