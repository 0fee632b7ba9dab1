import { expect, it } from 'vitest';
import { PortError } from '../ports/port-error.ts';
import { err } from '../result.ts';
import { isConflict, toMemberError, portFailure, ignoreErrors } from './port-failure.ts';

it('keeps what a port rejected with', () => {
  const error = new PortError('unavailable');
  expect(portFailure(error)).toEqual(err({ kind: 'port', error }));
  expect(portFailure(error).error.error).toBe(error);
});

it('makes anything else a failed port, with its cause', () => {
  const bug = new TypeError('x is not a function');
  const { error } = portFailure(bug).error;
  expect(error).toMatchObject({ kind: 'failed', cause: bug, providerMessage: null });
});

it('tells a session that ended from other failures', () => {
  expect(toMemberError(new PortError('not-signed-in'))).toEqual(err({ kind: 'not-signed-in' }));
  const error = new PortError('forbidden');
  expect(toMemberError(error)).toEqual(err({ kind: 'port', error }));
});

it('knows a conflict by its subject', () => {
  const taken = new PortError('conflict', { subject: 'username' });
  expect(isConflict(taken, 'username')).toBe(true);
  expect(isConflict(taken, 'profile')).toBe(false);
  expect(isConflict(new PortError('failed', { subject: 'username' }), 'username')).toBe(false);
});

it('does quiet work to its end and swallows its failure', async () => {
  const done: string[] = [];
  await ignoreErrors(async () => done.push('first'));
  await ignoreErrors(() => Promise.reject(new PortError('failed')));
  await ignoreErrors(() => {
    throw new Error('even a synchronous one');
  });
  expect(done).toEqual(['first']);
});
