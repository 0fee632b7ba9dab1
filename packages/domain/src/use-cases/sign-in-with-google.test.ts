import { describe, expect, it } from 'vitest';
import { ada, adaProfile } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import type { AnalyticsEvent } from '../ports/analytics.ts';
import type { AuthPort, AuthUser } from '../ports/auth.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import type { NewProfile } from '../users/profile.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

const unavailable = new PortError('unavailable');

const world = (users: Partial<UsersPort>, user: AuthUser | null = ada) => {
  const created: NewProfile[] = [];
  const logged: AnalyticsEvent[] = [];
  const createProfile = async (profile: NewProfile) => void created.push(profile);
  const ports = {
    auth: stub<AuthPort>({ signInWithGoogle: async () => user }),
    users: stub<UsersPort>({ createProfile, ...users }),
    analytics: { log: (event: AnalyticsEvent) => void logged.push(event) },
  };
  return { signIn: signInWithGoogle(ports), created, logged };
};

describe('signing in with Google', () => {
  it('creates a profile without a username if there is none', async () => {
    const { signIn, created, logged } = world({ get: async () => null });
    expect(await signIn()).toEqual(ok(ada));
    expect(created).toEqual([
      {
        id: ada.uid,
        username: null,
        firstName: 'Ada',
        lastName: 'Lovelace',
        displayName: 'Ada Lovelace',
        email: 'ada@example.com',
      },
    ]);
    expect(logged).toEqual([{ name: 'sign_up', method: 'google' }]);
  });

  it('does not change an existing profile', async () => {
    const { signIn, created, logged } = world({ get: async () => adaProfile });
    expect(await signIn()).toEqual(ok(ada));
    expect(created).toEqual([]);
    expect(logged).toEqual([{ name: 'login', method: 'google' }]);
  });

  it('never writes a profile after a failed read, and succeeds nevertheless', async () => {
    const { signIn, created, logged } = world({ get: () => Promise.reject(unavailable) });
    expect(await signIn()).toEqual(ok(ada));
    expect(created).toEqual([]);
    expect(logged).toEqual([{ name: 'login', method: 'google' }]);
  });

  it.each([unavailable, new PortError('conflict', { subject: 'profile' })])(
    'succeeds even if the profile cannot be created: $kind',
    async (refusal) => {
      const { signIn } = world({ get: async () => null, createProfile: () => Promise.reject(refusal) });
      expect(await signIn()).toEqual(ok(ada));
    },
  );

  it('returns no error when the user closed the chooser', async () => {
    const { signIn, logged } = world({}, null);
    expect(await signIn()).toEqual(ok(null));
    expect(logged).toEqual([]);
  });

  it("returns the provider's error", async () => {
    const auth = stub<AuthPort>({ signInWithGoogle: () => Promise.reject(unavailable) });
    const ports = { auth, users: stub<UsersPort>({}), analytics: { log: () => {} } };
    expect(await signInWithGoogle(ports)()).toEqual(err({ kind: 'port', error: unavailable }));
  });
});
