import fc from 'fast-check';
import { expect, it } from 'vitest';
import { authUserArb, runs } from '../../testing/index.ts';
import { isSameUser } from './same-user.ts';

const FIELDS = ['uid', 'email', 'displayName', 'signedInAt'] as const;

it('is true for two signed-out answers, and false for a signed-in and a signed-out one', () => {
  expect(isSameUser(null, null)).toBe(true);
  fc.assert(
    fc.property(authUserArb, (user) => {
      expect([isSameUser(user, null), isSameUser(null, user)]).toEqual([false, false]);
    }),
    { numRuns: runs(200) },
  );
});

it('is true exactly when every field is equal, for any two objects', () => {
  fc.assert(
    fc.property(authUserArb, authUserArb, fc.subarray([...FIELDS]), (one, other, taken) => {
      const mixed = Object.fromEntries(
        FIELDS.map((field) => [field, (taken.includes(field) ? other : one)[field]]),
      );
      const user = { ...one, ...mixed };
      expect(isSameUser(one, user)).toBe(JSON.stringify(one) === JSON.stringify(user));
    }),
    { numRuns: runs(500) },
  );
});
