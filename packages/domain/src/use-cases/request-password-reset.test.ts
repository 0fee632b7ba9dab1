import { expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import type { AuthPort } from '../ports/auth.ts';
import { PortError } from '../ports/port-error.ts';
import { err, ok } from '../result.ts';
import { requestPasswordReset } from './request-password-reset.ts';

it('requests a mail to the trimmed address', async () => {
  const asked: string[] = [];
  const auth = stub<AuthPort>({ requestPasswordReset: async (email) => void asked.push(email) });
  expect(await requestPasswordReset({ auth })(' ada@example.com ')).toEqual(ok(undefined));
  expect(asked).toEqual(['ada@example.com']);
});

it.each([
  ['  ', 'required'],
  ['ada', 'invalid'],
])('sends no request for %j', async (email, tag) => {
  expect(await requestPasswordReset({ auth: stub<AuthPort>({}) })(email)).toEqual(
    err({ kind: 'invalid', tag }),
  );
});

it('reports that there was no answer', async () => {
  const error = new PortError('unavailable');
  const auth = stub<AuthPort>({ requestPasswordReset: () => Promise.reject(error) });
  expect(await requestPasswordReset({ auth })('ada@example.com')).toEqual(err({ kind: 'port', error }));
});
