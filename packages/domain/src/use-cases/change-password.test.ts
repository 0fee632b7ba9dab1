import { expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import type { AuthPort, Proof } from '../ports/auth.ts';
import { PortError } from '../ports/port-error.ts';
import { err, ok } from '../result.ts';
import { changePassword } from './change-password.ts';

const FORM = { current: 'old secret', password: 'new secret', confirmPassword: 'new secret' };

it('sets the new password after the proof by the current one (D642)', async () => {
  const done: (Proof | string)[] = [];
  const auth = stub<AuthPort>({
    reauthenticate: async (proof) => void done.push(proof),
    setPassword: async (password) => void done.push(password),
  });
  expect(await changePassword({ auth })(FORM)).toEqual(ok(undefined));
  expect(done).toEqual([{ kind: 'password', password: 'old secret' }, 'new secret']);
});

it.each([
  [{ current: '' }, [{ field: 'current', tag: 'required' }]],
  [
    { password: '', confirmPassword: '' },
    [
      { field: 'password', tag: 'required' },
      { field: 'confirmPassword', tag: 'required' },
    ],
  ],
  [{ password: 'five5', confirmPassword: 'five5' }, [{ field: 'password', tag: 'too-short' }]],
  [{ confirmPassword: 'New secret' }, [{ field: 'confirmPassword', tag: 'mismatch' }]],
])('asks for nothing with %j', async (change, issues) => {
  const auth = stub<AuthPort>({});
  expect(await changePassword({ auth })({ ...FORM, ...change })).toEqual(err({ kind: 'invalid', issues }));
});

it('sets nothing after a wrong password', async () => {
  const error = new PortError('failed', { providerMessage: 'Wrong password.' });
  const auth = stub<AuthPort>({ reauthenticate: () => Promise.reject(error) });
  expect(await changePassword({ auth })(FORM)).toEqual(err({ kind: 'port', error }));
});
