import fc from 'fast-check';
import { expect, it } from 'vitest';
import { authUserArb, runs } from '../../testing/index.ts';
import { isSameUser } from './same-user.ts';

const FIELDS = ['uid', 'email', 'displayName', 'signedInAt'] as const;

it('is nobody twice, and somebody never nobody', () => {
  expect(isSameUser(null, null)).toBe(true);
  fc.assert(
    fc.property(authUserArb, (user) => {
      expect([isSameUser(user, null), isSameUser(null, user)]).toEqual([false, false]);
    }),
    { numRuns: runs(200) },
  );
});

it('is whoever looks the same in every respect, wherever the answer came from', () => {
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
