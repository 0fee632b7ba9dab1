import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ada } from '../../testing/examples.ts';
import { authUserArb, runs, usernameArb } from '../../testing/index.ts';
import { newProfileOf } from './new-profile.ts';

it("splits the user's display name into first and last name", () => {
  expect(newProfileOf({ ...ada, displayName: ' Ada  King Lovelace ' }, null)).toEqual({
    id: 'ada',
    username: null,
    firstName: 'Ada',
    lastName: 'King Lovelace',
    displayName: 'Ada King Lovelace',
    email: 'ada@example.com',
  });
});

it('keeps id, address and the given username', () => {
  fc.assert(
    fc.property(authUserArb, fc.option(usernameArb), (user, username) => {
      expect(newProfileOf(user, username)).toMatchObject({ id: user.uid, email: user.email, username });
    }),
    { numRuns: runs(500) },
  );
});
