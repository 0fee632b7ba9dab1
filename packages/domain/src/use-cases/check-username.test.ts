import { expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { checkUsername } from './check-username.ts';

const check = (isUsernameTaken: UsersPort['isUsernameTaken']) =>
  checkUsername({ users: stub<UsersPort>({ isUsernameTaken }) });

it('distinguishes a free name from a taken one, ignoring the case', async () => {
  const taken = check(async (name) => name === 'ada');
  expect(await taken('ADA')).toBe('taken');
  expect(await taken('bob')).toBe('available');
});

it.each(['', 'ab', 'a b c', 'x'.repeat(21)])('sends no request for %j', async (text) => {
  expect(await checkUsername({ users: stub<UsersPort>({}) })(text)).toBe('invalid');
});

it('never reports a name as available when the check fails', async () => {
  expect(await check(() => Promise.reject(new PortError('unavailable')))('bob')).toBe('check-failed');
  expect(await check(() => Promise.reject(new PortError('not-configured')))('bob')).toBe('not-configured');
});
