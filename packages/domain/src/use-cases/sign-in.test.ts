import { expect, it } from 'vitest';
import { ada } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import type { AnalyticsEvent, AnalyticsPort } from '../ports/analytics.ts';
import type { AuthPort } from '../ports/auth.ts';
import { PortError } from '../ports/port-error.ts';
import { err, ok } from '../result.ts';
import { signIn } from './sign-in.ts';

const logged: AnalyticsEvent[] = [];
const analytics: AnalyticsPort = { log: (event) => logged.push(event) };

it('signs in with the trimmed address and the password as typed', async () => {
  const asked: string[][] = [];
  const auth = stub<AuthPort>({
    signIn: async (...credentials) => {
      asked.push(credentials);
      return ada;
    },
  });
  expect(await signIn({ auth, analytics })({ email: ' ada@example.com ', password: ' secret' })).toEqual(
    ok(ada),
  );
  expect(asked).toEqual([['ada@example.com', ' secret']]);
  expect(logged).toEqual([{ name: 'login', method: 'password' }]);
});

it('sends no request while the form is invalid', async () => {
  const auth = stub<AuthPort>({});
  expect(await signIn({ auth, analytics })({ email: 'ada', password: 'secret' })).toEqual(
    err({ kind: 'invalid', issues: [{ field: 'email', tag: 'invalid' }] }),
  );
});

it('returns the provider’s own message, and counts no login', async () => {
  const error = new PortError('failed', { providerMessage: 'Wrong password.' });
  const auth = stub<AuthPort>({ signIn: () => Promise.reject(error) });
  logged.length = 0;
  expect(await signIn({ auth, analytics })({ email: ada.email, password: 'secret' })).toEqual(
    err({ kind: 'port', error }),
  );
  expect(logged).toEqual([]);
});
