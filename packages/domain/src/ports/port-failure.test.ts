import { expect, it } from 'vitest';
import { PortError } from './port-error.ts';
import { err } from '../result.ts';
import { isConflict, toMemberError, portFailure, ignoreErrors } from './port-failure.ts';

it('keeps the error that a port rejected with', () => {
  const error = new PortError('unavailable');
  expect(portFailure(error)).toEqual(err({ kind: 'port', error }));
  expect(portFailure(error).error.error).toBe(error);
});

it('turns anything else into a `failed` port error with its cause', () => {
  const bug = new TypeError('x is not a function');
  const { error } = portFailure(bug).error;
  expect(error).toMatchObject({ kind: 'failed', cause: bug, providerMessage: null });
});

it('distinguishes an ended session from other failures', () => {
  expect(toMemberError(new PortError('not-signed-in'))).toEqual(err({ kind: 'not-signed-in' }));
  const error = new PortError('forbidden');
  expect(toMemberError(error)).toEqual(err({ kind: 'port', error }));
});

it('recognises a conflict by its subject', () => {
  const taken = new PortError('conflict', { subject: 'username' });
  expect(isConflict(taken, 'username')).toBe(true);
  expect(isConflict(taken, 'profile')).toBe(false);
  expect(isConflict(new PortError('failed', { subject: 'username' }), 'username')).toBe(false);
});

it('awaits work whose errors are ignored, and does not throw', async () => {
  const done: string[] = [];
  await ignoreErrors(async () => done.push('first'));
  await ignoreErrors(() => Promise.reject(new PortError('failed')));
  await ignoreErrors(() => {
    throw new Error('even a synchronous one');
  });
  expect(done).toEqual(['first']);
});
