import { describe, expect, it } from 'vitest';
import { ada, adaProfile } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import type { AnalyticsEvent } from '../ports/analytics.ts';
import type { AuthPort } from '../ports/auth.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import type { NewProfile, Username } from '../users/profile.ts';
import { parseDay } from '../dates/calendar-day.ts';
import { register } from './register.ts';

const TERMS = parseDay('2026-11-01') ?? expect.fail();
const form = {
  username: 'Ada_1815',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  acceptedTerms: TERMS,
};
const profile: NewProfile = {
  id: ada.uid,
  username: 'ada_1815' as Username, // what the form's name is in lowercase
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada Lovelace',
  email: 'ada@example.com',
};
const unavailable = new PortError('unavailable');
const emailInUse = new PortError('conflict', { subject: 'email' });
const usernameTaken = new PortError('conflict', { subject: 'username' });

/** In-memory accounts and profiles; `lost` names the operations whose next answer never arrives. */
const world = (lost: string[] = []) => {
  let password: string | null = null;
  let isSignedIn = false;
  const stored: NewProfile[] = [];
  const accepted: (readonly [id: string, version: string])[] = [];
  const logged: AnalyticsEvent[] = [];
  const answer = <Value>(operation: string, value: Value): Value => {
    if (lost[0] !== operation) return value;
    lost.shift();
    throw unavailable;
  };
  const auth: Partial<AuthPort> = {
    register: async (_email, chosen) => {
      if (password !== null) throw emailInUse;
      password = chosen;
      return answer('register', ada);
    },
    signIn: async (_email, typed) => {
      if (typed !== password) throw new PortError('failed');
      isSignedIn = true;
      return ada;
    },
    signOut: async () => void (isSignedIn = false),
    setDisplayName: async () => answer('setDisplayName', undefined),
  };
  const users: Partial<UsersPort> = {
    get: async (id) => (stored.some((one) => one.id === id) ? adaProfile : null),
    isUsernameTaken: async (name) => stored.some((one) => one.username === name),
    createProfile: async (created) => {
      if (!stored.some((one) => one.id === created.id)) stored.push(created);
      return answer('createProfile', undefined);
    },
    acceptTerms: async (id, version) => {
      accepted.push([id, version]);
      return answer('acceptTerms', undefined);
    },
  };
  return {
    stored,
    accepted,
    logged,
    isSignedIn: () => isSignedIn,
    register: (changes: { auth?: Partial<AuthPort>; users?: Partial<UsersPort> } = {}) =>
      register({
        auth: stub<AuthPort>({ ...auth, ...changes.auth }),
        users: stub<UsersPort>({ ...users, ...changes.users }),
        analytics: { log: (event) => void logged.push(event) },
      }),
  };
};

describe('registering', () => {
  it("keeps the address in the provider's spelling", async () => {
    const { register, stored } = world();
    expect((await register()({ ...form, email: 'ADA@Example.COM' })).ok).toBe(true);
    expect(stored.map(({ email }) => email)).toEqual([ada.email]);
  });

  it('creates the account and the profile with its username, and counts the sign-up', async () => {
    const { register, stored, logged } = world();
    expect(await register()(form)).toEqual(ok(ada));
    expect(stored).toEqual([profile]);
    expect(logged).toEqual([{ name: 'sign_up', method: 'password' }]);
  });

  it('returns the display name from the form', async () => {
    const { register } = world();
    const answered = await register()({ ...form, lastName: 'King' });
    expect(answered).toEqual(ok({ ...ada, displayName: 'Ada King' }));
  });

  it('sends no request while the form is invalid', async () => {
    const { register } = world();
    const wrong = await register({ users: { isUsernameTaken: () => Promise.reject(unavailable) } })({
      ...form,
      confirmPassword: 'other!',
    });
    expect(wrong).toEqual(err({ kind: 'invalid', issues: [{ field: 'confirmPassword', tag: 'mismatch' }] }));
  });

  it('stores which terms were accepted; when that fails the member is asked again (D810, D812)', async () => {
    const { register, accepted } = world(['acceptTerms']);
    expect((await register()(form)).ok).toBe(true);
    expect(accepted).toEqual([[ada.uid, TERMS]]);
  });

  it('creates no account without accepted terms (D810)', async () => {
    const { register, stored } = world();
    const auth = { register: () => Promise.reject(new Error('no account may be made')) };
    expect(await register({ auth })({ ...form, acceptedTerms: null })).toEqual(
      err({ kind: 'invalid', issues: [{ field: 'acceptedTerms', tag: 'required' }] }),
    );
    expect(stored).toEqual([]);
  });

  it('creates no account for a taken username', async () => {
    const { register } = world();
    const auth = { register: () => Promise.reject(new Error('no account may be made')) };
    expect(await register({ auth, users: { isUsernameTaken: async () => true } })(form)).toEqual(
      err({ kind: 'username-taken' }),
    );
  });

  it('creates no account when the check fails', async () => {
    const { register } = world();
    const auth = { register: () => Promise.reject(new Error('no account may be made')) };
    const users = { isUsernameTaken: () => Promise.reject(unavailable) };
    expect(await register({ auth, users })(form)).toEqual(err({ kind: 'port', error: unavailable }));
  });

  it('reports a lost race for a username after the account was created', async () => {
    const { register, logged } = world();
    const users = { createProfile: () => Promise.reject(usernameTaken) };
    expect(await register({ users })(form)).toEqual(err({ kind: 'username-taken' }));
    expect(logged).toEqual([]);
  });

  it('does not fail when the display name could not be set', async () => {
    const { register, stored } = world(['setDisplayName']);
    expect((await register()(form)).ok).toBe(true);
    expect(stored).toEqual([profile]);
  });

  it('does not change an existing account of the same address, even with its password', async () => {
    const { register, stored, isSignedIn } = world();
    await register()(form);
    expect(await register()({ ...form, username: 'other' })).toEqual(
      err({ kind: 'port', error: emailInUse }),
    );
    expect(isSignedIn()).toBe(false);
    expect(stored).toEqual([profile]);
  });

  it('reports an address in use when its password differs', async () => {
    const { register } = world();
    await register()(form);
    const other = { ...form, username: 'other', password: 'guess!', confirmPassword: 'guess!' };
    expect(await register()(other)).toEqual(err({ kind: 'port', error: emailInUse }));
  });
});

describe('registering again after a lost answer', () => {
  it('finishes without a retry by the user when only the account’s answer was lost', async () => {
    const { register, stored, logged } = world(['register']);
    expect(await register()(form)).toEqual(ok(ada));
    expect(stored).toEqual([profile]);
    expect(logged).toHaveLength(1);
  });

  it('tries twice, and reports that there was no answer', async () => {
    const { register, stored } = world();
    let tries = 0;
    const auth: Partial<AuthPort> = {
      register: async () => {
        tries += 1;
        throw unavailable;
      },
    };
    expect(await register({ auth })(form)).toEqual(err({ kind: 'port', error: unavailable }));
    expect(tries).toBe(2);
    expect(stored).toEqual([]);
  });

  it('tries only once when it is refused', async () => {
    const { register } = world();
    const refusal = new PortError('failed');
    let tries = 0;
    const auth: Partial<AuthPort> = {
      register: async () => {
        tries += 1;
        throw refusal;
      },
    };
    expect(await register({ auth })(form)).toEqual(err({ kind: 'port', error: refusal }));
    expect(tries).toBe(1);
  });

  it('finishes without a retry by the user when only the profile’s answer was lost', async () => {
    const { register, stored, logged } = world(['createProfile']);
    expect(await register()(form)).toEqual(ok(ada));
    expect(stored).toEqual([profile]);
    expect(logged).toHaveLength(1);
  });

  it('finishes when the profile could not be created the first time', async () => {
    const { register, stored } = world();
    const users = { createProfile: () => Promise.reject(unavailable) };
    expect(await register({ users })(form)).toEqual(err({ kind: 'port', error: unavailable }));
    expect(await register()(form)).toEqual(ok(ada));
    expect(stored).toEqual([profile]);
  });
});
