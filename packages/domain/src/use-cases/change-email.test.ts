import { expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import type { AuthPort, Proof } from '../ports/auth.ts';
import { PortError } from '../ports/port-error.ts';
import { err, ok } from '../result.ts';
import { changeEmail } from './change-email.ts';

const FORM = { email: ' new@example.com ', password: 'secret' };

it.each(['changed', 'asked'] as const)(
  'sets the trimmed address after the proof by the password: %s (D643)',
  async (change) => {
    const done: (Proof | string)[] = [];
    const auth = stub<AuthPort>({
      reauthenticate: async (proof) => void done.push(proof),
      setEmail: async (email) => {
        done.push(email);
        return change;
      },
    });
    expect(await changeEmail({ auth })(FORM)).toEqual(ok(change));
    expect(done).toEqual([{ kind: 'password', password: 'secret' }, 'new@example.com']);
  },
);

it('asks for nothing while the form is invalid', async () => {
  const auth = stub<AuthPort>({});
  expect(await changeEmail({ auth })({ email: 'new', password: '' })).toEqual(
    err({
      kind: 'invalid',
      issues: [
        { field: 'email', tag: 'invalid' },
        { field: 'password', tag: 'required' },
      ],
    }),
  );
});

it('sets nothing after a wrong password', async () => {
  const error = new PortError('failed', { providerMessage: 'Wrong password.' });
  const auth = stub<AuthPort>({ reauthenticate: () => Promise.reject(error) });
  expect(await changeEmail({ auth })(FORM)).toEqual(err({ kind: 'port', error }));
});
